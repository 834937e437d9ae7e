import type { IsoDate } from '@/content/types/common';

const RECENT_MONTHS = 3;
const MONTHS_A_YEAR = 12;

/** Returns the calendar months since the date, 0 while the figure is recent. */
export function oldMonths(asOf: IsoDate, now: Date): number {
  const from = new Date(asOf);
  const months =
    (now.getUTCFullYear() - from.getUTCFullYear()) * MONTHS_A_YEAR + now.getUTCMonth() - from.getUTCMonth();
  return months > RECENT_MONTHS ? months : 0;
}
