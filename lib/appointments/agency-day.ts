import type { IsoDate } from '@/content/types/common';
import { siteFacts } from '@/lib/site/site-facts';
import { wallClock } from './time-zone';

/** Uses the agency's time zone; the default is the current day. */
export const agencyDay = (moment: Date | number = Date.now()): IsoDate =>
  wallClock(Number(moment), siteFacts().agency.timeZone).day as IsoDate;
