import 'server-only';

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;

/** Returns seconds to wait after failure n (from 1): doubles up to an hour, with 50% jitter. */
export function backOffSeconds(failures: number, chance: () => number = Math.random): number {
  const longest = Math.min(FIRST_PAUSE_SECONDS * 2 ** (failures - 1), LONGEST_PAUSE_SECONDS);
  return longest * (0.5 + chance() / 2);
}
