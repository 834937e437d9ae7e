import { siteFacts } from '@/lib/site/site-facts';
import { wallClock } from './time-zone';

/** Returns the current day in the agency's time zone, `YYYY-MM-DD`. */
export const agencyDay = (now = Date.now()): string => wallClock(now, siteFacts().agency.timeZone).day;
