import 'server-only';
import { sql, type SQL } from 'drizzle-orm';

/** Database time, shared by all instances. */
export const secondsAhead = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;
export const secondsAgo = (seconds: number): SQL<Date> => sql`now() - make_interval(secs => ${seconds})`;
export const monthsAgo = (months: number): SQL<Date> => sql`now() - make_interval(months => ${months})`;
