/** `at` is the share of time, 0 to 1. */
export type BandPoint = Readonly<{ at: number; low: number; value: number; high: number }>;

type Box = Readonly<{ width: number; height: number; floor: number; ceiling: number }>;

export type BandPaths = Readonly<{ line: string; band: string; ground: string }>;

export function heightOf(value: number, { floor, ceiling }: Pick<Box, 'floor' | 'ceiling'>): number {
  return (ceiling - value) / (ceiling - floor);
}

/** Curves are level at each point, so that they add no peaks. */
export function bandPaths(points: readonly BandPoint[], box: Box): BandPaths {
  const place = (pick: (point: BandPoint) => number) =>
    points.map((point): Place => [round(point.at * box.width), round(heightOf(pick(point), box) * box.height)]);
  const middle = place(({ value }) => value);
  const upper = place(({ high }) => high);
  const lower = place(({ low }) => low).toReversed();
  if (middle.length === 0) return { line: '', band: '', ground: '' };
  const line = `M${middle[0]?.join(' ')}${curve(middle)}`;
  return {
    line,
    band: `M${upper[0]?.join(' ')}${curve(upper)}L${lower[0]?.join(' ')}${curve(lower)}Z`,
    ground: `${line}V${box.height}H${middle[0]?.[0]}Z`,
  };
}

type Place = readonly [x: number, y: number];

function curve(places: readonly Place[]): string {
  return places
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = places[index] ?? [x, y];
      const [across, down] = [x - fromX, y - fromY];
      const half = round(across / 2);
      // `s` mirrors the previous handle: half the digits of `c`.
      const end = `${half} ${down} ${across} ${down}`;
      return (index === 0 ? `c${half} 0 ${end}` : `s${end}`).replaceAll(' -', '-');
    })
    .join('');
}

const round = Math.round;

/** Adds a range that widens evenly from 0 to `spread` (fraction, each side). */
export function withSpread(
  course: readonly Readonly<{ at: number; value: number }>[],
  spread: number,
): readonly BandPoint[] {
  return course.map(({ at, value }) => ({
    at,
    value,
    low: value * (1 - spread * at),
    high: value * (1 + spread * at),
  }));
}
