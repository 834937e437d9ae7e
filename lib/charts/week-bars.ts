type Box = Readonly<{ width: number; height: number }>;

type WeekBars = Readonly<{
  bars: string;
  marks: string;
  /** Centre and top of each week's column. */
  columns: readonly Readonly<{ x: number; y: number }>[];
  step: number;
}>;

const FEWEST_COLUMNS = 8;
const GAP = 0.25;

export function weekBars(
  weeks: readonly Readonly<{ value: number; median: number | null }>[],
  { height, width }: Box,
): WeekBars {
  const top = Math.max(1, ...weeks.map(({ median, value }) => Math.max(value, median ?? 0)));
  const step = width / Math.max(FEWEST_COLUMNS, weeks.length);
  const tenths = (length: number) => Math.round(length * 10) / 10;
  const y = (value: number) => tenths(height * (1 - value / top));
  const bar = tenths(step * (1 - GAP));
  return {
    step,
    columns: weeks.map(({ value }, at) => ({ x: tenths(at * step + bar / 2), y: y(value) })),
    bars: weeks
      .map(({ value }, at) => (value === 0 ? '' : `M${tenths(at * step)} ${height}V${y(value)}h${bar}V${height}z`))
      .join(''),
    marks: weeks
      .map(({ median }, at) =>
        median === null ? '' : `M${tenths(at * step - (step * GAP) / 4)} ${y(median)}h${tenths(step * (1 - GAP / 2))}`,
      )
      .join(''),
  };
}
