const MOST_STEPS = 4;

/** Round values of an axis of counts from 0 up to the first one at or above `top`: `0, 5, 10` for 8. */
export function axisTicks(top: number): readonly number[] {
  const least = Math.max(1, top / MOST_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: Math.max(1, Math.ceil(top / step)) + 1 }, (_, index) => index * step);
}
