export type StackedBar = Readonly<{ lower: number; upper: number }>;

type Box = Readonly<{ height: number; bar: number; gap: number }>;

/** `gaps` are stroked over both bars in the background colour with `dashes`. */
export type StackedBarPaths = Readonly<{ whole: string; lower: string; gaps: string; dashes: string; width: number }>;

/** Step paths need a tenth of the HTML of rectangles. */
export function stackedBarPaths(bars: readonly StackedBar[], { height, bar, gap }: Box): StackedBarPaths {
  const step = bar + gap;
  const width = Math.max(0, bars.length * step - gap);
  const top = Math.max(0, ...bars.map(({ lower, upper }) => lower + upper));
  const tenths = (length: number) => Math.round(length * 10) / 10;
  const y = (value: number) => (top === 0 ? height : tenths(height * (1 - value / top)));
  const edge = (index: number) => (index + 1) * step - gap / 2;
  const steps = (pick: (column: StackedBar) => number) => {
    const tops = bars.map((column) => y(pick(column)));
    const ends = tops.map((_, index) => index).filter((index) => tops[index] !== tops[index + 1]);
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
