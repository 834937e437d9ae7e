import 'server-only';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { countAttempt, type RateLimitResult } from '@/lib/server/data/core/rate-limits';

/** Ten a second: a person ticks one box in that time, and several may share an address. */
const LIMIT = 600;
const SECONDS = 60;

/** Whether an address may ask now how many listings a query shows. Counting needs no database: without one it may. */
export async function admitCount(ip: string): Promise<RateLimitResult> {
  try {
    return await countAttempt([{ name: `listing-count:ip:${ip}`, limit: LIMIT, seconds: SECONDS }]);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return { isAllowed: true };
    throw error;
  }
}
