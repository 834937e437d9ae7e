import 'server-only';

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;

/**
 * Seconds to wait after the n-th failure (from 1): twice as long each time, to an hour at most, and by chance between
 * half of it and all of it, so that what failed together does not come back together.
 */
export function backOffSeconds(failures: number, chance: () => number = Math.random): number {
  const longest = Math.min(FIRST_PAUSE_SECONDS * 2 ** (failures - 1), LONGEST_PAUSE_SECONDS);
  return longest * (0.5 + chance() / 2);
}
