type Range = Readonly<{ low: number; high: number }>;

/** A bar in percent of the drawing, from its top left corner; `middle` is the height of the middle of its range. */
export type RangeBar = Readonly<{ x: number; y: number; width: number; height: number; middle: number }>;

/** The drawing keeps this much air above and below, percent. */
const AIR = 10;
/** Share of its column that a bar is wide. */
const BAR_SHARE = 0.6;
/** A single bar does not fill the whole width. */
const FEWEST_COLUMNS = 6;

/** Ranges in their order as bars on one scale, which starts where the lowest range does: it is their course that counts. */
export function rangeBars(ranges: readonly Range[]): readonly RangeBar[] {
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  const at = (euros: number) =>
    highest === lowest ? 50 : AIR + ((highest - euros) / (highest - lowest)) * (100 - 2 * AIR);
  const column = 100 / Math.max(ranges.length, FEWEST_COLUMNS);
  return ranges.map(({ low, high }, index) => ({
    x: column * (index + (1 - BAR_SHARE) / 2),
    width: column * BAR_SHARE,
    y: at(high),
    height: at(low) - at(high),
    middle: at((low + high) / 2),
  }));
}
