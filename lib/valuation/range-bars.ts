type Range = Readonly<{ low: number; high: number }>;

/** Percent, from the top left; `middle` is the centre of the range. */
export type RangeBar = Readonly<{ x: number; y: number; width: number; height: number; middle: number }>;

const AIR = 10;
const BAR_SHARE = 0.6;
const FEWEST_COLUMNS = 6;

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
