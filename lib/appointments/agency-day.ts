import type { IsoDate } from '@/content/types/common';
import { siteFacts } from '@/lib/site/site-facts';
import { wallClock } from './time-zone';

/** Returns the day of a moment in the agency's time zone, `YYYY-MM-DD`; the current day by default. */
export const agencyDay = (moment: Date | number = Date.now()): IsoDate =>
  wallClock(Number(moment), siteFacts().agency.timeZone).day as IsoDate;
