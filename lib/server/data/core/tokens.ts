import 'server-only';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { tokens, users } from '@/lib/server/db/schema';
import { env } from '@/lib/server/env';
import { hashOf, newSecret } from './link-secret';
import { secondsAhead } from './sql-time';
import { withDb } from './transaction';

const LIFETIMES = {
  verify: env.VERIFY_LINK_SECONDS,
  reset: env.RESET_LINK_SECONDS,
  delete: env.RESET_LINK_SECONDS,
} as const;

export type TokenPurpose = keyof typeof LIFETIMES;

export type TokenState = Readonly<
  { state: 'valid'; userId: string; returnTo: string | null } | { state: 'used' | 'expired' | 'unknown' }
>;

/** Ends the previous one. Stores only the hash. */
export async function issueToken(
  userId: string,
  purpose: TokenPurpose,
  returnTo: string | null = null,
): Promise<string> {
  const token = newSecret();
  const values = {
    hash: hashOf(token),
    createdAt: sql`now()`,
    expiresAt: secondsAhead(LIFETIMES[purpose]),
    usedAt: null,
    returnTo,
  };
  await withDb((db) =>
    db
      .insert(tokens)
      .values({ userId, purpose, ...values })
      .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], set: values }),
  );
  return token;
}

/**
 * Consumes a token and returns its user; null if invalid. Requires a transaction: it locks the user's row first,
 * against deadlocks.
 */
export async function consumeToken(token: string, purpose: TokenPurpose): Promise<string | null> {
  const isGood = and(
    eq(tokens.hash, hashOf(token)),
    eq(tokens.purpose, purpose),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, sql`now()`),
  );
  const [row] = await withDb(async (db) => {
    const owner = db.select({ id: tokens.userId }).from(tokens).where(isGood);
    await db.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update');
    return db
      .update(tokens)
      .set({ usedAt: sql`now()` })
      .where(isGood)
      .returning({ userId: tokens.userId });
  });
  return row?.userId ?? null;
}

/** Checks a token without consuming it: mail scanners send GET requests. */
export async function peekToken(token: string, purpose: TokenPurpose): Promise<TokenState> {
  const [row] = await withDb((db) =>
    db
      .select({
        userId: tokens.userId,
        returnTo: tokens.returnTo,
        isUsed: sql<boolean>`${tokens.usedAt} is not null`,
        isExpired: sql<boolean>`${tokens.expiresAt} <= now()`,
      })
      .from(tokens)
      .where(and(eq(tokens.hash, hashOf(token)), eq(tokens.purpose, purpose))),
  );
  if (!row) return { state: 'unknown' };
  if (row.isUsed) return { state: 'used' };
  return row.isExpired ? { state: 'expired' } : { state: 'valid', userId: row.userId, returnTo: row.returnTo };
}

export async function hasOpenToken(userId: string, purpose: TokenPurpose, seconds: number): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .select({ purpose: tokens.purpose })
      .from(tokens)
      .where(
        and(
          eq(tokens.userId, userId),
          eq(tokens.purpose, purpose),
          isNull(tokens.usedAt),
          gt(tokens.expiresAt, secondsAhead(seconds)),
        ),
      ),
  );
  return rows.length > 0;
}

export async function revokeTokens(userId: string, purpose: TokenPurpose): Promise<void> {
  await withDb((db) => db.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose))));
}
