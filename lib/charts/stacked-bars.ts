export type StackedBar = Readonly<{ lower: number; upper: number }>;

type Box = Readonly<{ height: number; bar: number; gap: number }>;

/**
 * Bars of two parts as three paths, in drawing units from the top left: `whole` behind, `lower` before it, and
 * `gaps` to be stroked over both in the colour of the ground with the `dashes` given.
 */
export type StackedBarPaths = Readonly<{ whole: string; lower: string; gaps: string; dashes: string; width: number }>;

/**
 * Bars on one base line, the highest as high as the box. Steps with gaps drawn over them instead of a rectangle
 * for each part of each bar: a tenth of the HTML.
 */
export function stackedBarPaths(bars: readonly StackedBar[], { height, bar, gap }: Box): StackedBarPaths {
  const step = bar + gap;
  const width = Math.max(0, bars.length * step - gap);
  const top = Math.max(0, ...bars.map(({ lower, upper }) => lower + upper));
  const tenths = (length: number) => Math.round(length * 10) / 10;
  const y = (value: number) => (top === 0 ? height : tenths(height * (1 - value / top)));
  // One step passes into the next in the middle of the gap, where nobody sees its edge.
  const edge = (index: number) => (index + 1) * step - gap / 2;
  const steps = (pick: (column: StackedBar) => number) => {
    const tops = bars.map((column) => y(pick(column)));
    // Neighbours of one height share a stroke.
    const ends = tops.map((_, index) => index).filter((index) => tops[index] !== tops[index + 1]);
    // From where the stroke before it ends: short figures that come again, which pack well.
    const strokes = ends.map((end, index) => {
      const last = ends[index - 1];
      const down = tenths((tops[end] ?? height) - (last === undefined ? height : (tops[last] ?? height)));
      return `v${down}h${edge(end) - (last === undefined ? 0 : edge(last))}`;
    });
    return tops.length === 0 ? '' : `M0 ${height}${strokes.join('')}V${height}z`;
  };
  return {
    whole: steps(({ lower, upper }) => lower + upper),
    lower: steps(({ lower }) => lower),
    gaps: `M${bar} ${height / 2}H${width + gap}`,
    dashes: `${gap} ${bar}`,
    width,
  };
}
