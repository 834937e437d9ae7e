import 'server-only';
import { sql, type SQL } from 'drizzle-orm';

const DAY_SECONDS = 86_400;

export type Period = Readonly<{ days: number } | { months: number }>;

/** Uses database time, which all instances share. */
export const secondsAhead = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;
export const secondsAgo = (seconds: number): SQL<Date> => sql`now() - make_interval(secs => ${seconds})`;
export const monthsAgo = (months: number): SQL<Date> => sql`now() - make_interval(months => ${months})`;
export const periodAgo = (period: Period): SQL<Date> =>
  'days' in period ? secondsAgo(period.days * DAY_SECONDS) : monthsAgo(period.months);
