import { siteFacts } from '@/lib/site/site-facts';
import { wallClock } from './time-zone';

/** The day at the agency, `YYYY-MM-DD`. */
export const agencyDay = (now = Date.now()): string => wallClock(now, siteFacts().agency.timeZone).day;
