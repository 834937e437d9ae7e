import 'server-only';
import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { rateLimits } from '@/lib/server/db/schema';
import { secondsAhead } from './sql-time';
import { withDb } from './transaction';

/** Example name: `login:account:ada@example.com`. */
export type RateLimit = Readonly<{ name: string; limit: number; seconds: number }>;

export type RateLimitResult = Readonly<{ isAllowed: true } | { isAllowed: false; retryAfter: number }>;

/** Rolls back the count. */
class Refused extends Error {
  constructor(readonly retryAfter: number) {
    super('refused');
  }
}

/**
 * Counts an attempt under all limits or none, so that a refused address does not consume an account's limit. Refused
 * attempts do not extend the window. `retryAfter` in seconds.
 */
export async function countAttempt(limits: readonly RateLimit[]): Promise<RateLimitResult> {
  try {
    await withDb((db) =>
      db.transaction(async (tx) => {
        let retryAfter = 0;
        // Fixed order prevents deadlocks.
        for (const { key, limit, seconds } of withKeys(limits)) {
          const isOver = sql`${rateLimits.windowEnd} <= now()`;
          const [row] = await tx
            .insert(rateLimits)
            .values({ key, count: 1, windowStart: sql`now()`, windowEnd: secondsAhead(seconds) })
            .onConflictDoUpdate({
              target: rateLimits.key,
              set: {
                count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
                windowStart: sql`case when ${isOver} then now() else ${rateLimits.windowStart} end`,
                windowEnd: sql`case when ${isOver} then ${secondsAhead(seconds)} else ${rateLimits.windowEnd} end`,
              },
            })
            .returning({
              count: rateLimits.count,
              secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.windowEnd} - now()))::int`,
            });
          if (row && row.count > limit) retryAfter = Math.max(retryAfter, row.secondsLeft, 1);
        }
        if (retryAfter > 0) throw new Refused(retryAfter);
      }),
    );
    return { isAllowed: true };
  } catch (error) {
    if (error instanceof Refused) return { isAllowed: false, retryAfter: error.retryAfter };
    throw error;
  }
}

/** For limits that count failures only. */
export async function refundAttempt(limits: readonly Pick<RateLimit, 'name'>[]): Promise<void> {
  const keys = withKeys(limits).map(({ key }) => key);
  await withDb((db) =>
    db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(inArray(rateLimits.key, keys)),
  );
}

export async function forgetAttempts(limits: readonly Pick<RateLimit, 'name'>[]): Promise<void> {
  // Same order as counting, to prevent deadlocks.
  for (const { key } of withKeys(limits)) await withDb((db) => db.delete(rateLimits).where(eq(rateLimits.key, key)));
}

/** Stores only hashes: names contain addresses. */
function withKeys<T extends { name: string }>(limits: readonly T[]): (T & { key: string })[] {
  return limits
    .map((limit) => ({ ...limit, key: createHash('sha256').update(limit.name).digest('base64url') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
