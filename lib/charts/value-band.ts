/** A moment of a course: `at` is its share of the time shown, from 0 to 1; the rest in one unit of money. */
export type BandPoint = Readonly<{ at: number; low: number; value: number; high: number }>;

type Box = Readonly<{ width: number; height: number; floor: number; ceiling: number }>;

export type BandPaths = Readonly<{ line: string; band: string; ground: string }>;

/** The share of the box, from its top, at which a value stands. */
export function heightOf(value: number, { floor, ceiling }: Pick<Box, 'floor' | 'ceiling'>): number {
  return (ceiling - value) / (ceiling - floor);
}

/**
 * A course as a line, the band of what it may as well have been, and the ground beneath the line. Curves leave
 * and reach each point level, so that they never show a peak that is not in the figures.
 */
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

/**
 * Curves from the first place to the last, without the move to the first. Each is told from where the one before it
 * ends: those are short figures that come again and again, which pack to half.
 */
function curve(places: readonly Place[]): string {
  return places
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = places[index] ?? [x, y];
      const [across, down] = [x - fromX, y - fromY];
      const half = round(across / 2);
      // `s` mirrors the handle before it, which lies level with the place: half the digits of a `c`.
      const end = `${half} ${down} ${across} ${down}`;
      return (index === 0 ? `c${half} 0 ${end}` : `s${end}`).replaceAll(' -', '-');
    })
    .join('');
}

// Whole units: the drawing is a thousand of them wide.
const round = Math.round;

/**
 * A course with a range about each value. The first value is a price that was paid and has none; from there the
 * range opens evenly to `spread` (a fraction, to each side) at the end.
 */
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
