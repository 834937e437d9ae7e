import 'server-only';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { countAttempt, type RateLimitResult } from '@/lib/server/data/core/rate-limits';

/** Ten per second: several visitors may share an address. */
const LIMIT = 600;
const SECONDS = 60;

/** Counting needs no database. */
export async function admitCount(ip: string): Promise<RateLimitResult> {
  try {
    return await countAttempt([{ name: `listing-count:ip:${ip}`, limit: LIMIT, seconds: SECONDS }]);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return { isAllowed: true };
    throw error;
  }
}
