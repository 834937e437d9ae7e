import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import { sharedLists } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

type SharedList = Dto<'SharedList', { userId: string; createdAt: Date; expiresAt: Date }>;

const LINK_SECONDS = 90 * 86_400;

/** Ends an earlier link. Returns the token. */
export async function createSharedList(userId: string): Promise<string> {
  const token = newSecret();
  const link = { hash: hashOf(token), createdAt: sql`now()`, expiresAt: secondsAhead(LINK_SECONDS) };
  await withDb((db) =>
    db
      .insert(sharedLists)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: sharedLists.userId, set: link }),
  );
  return token;
}

/** Returns null if the token is unknown, expired or revoked. */
export async function findSharedList(token: string): Promise<SharedList | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(sharedLists)
      .where(and(eq(sharedLists.hash, hashOf(token)), gt(sharedLists.expiresAt, sql`now()`))),
  );
  return row ? toSharedList(row) : null;
}

export async function listSharedListsOf(userId: string): Promise<readonly SharedList[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(sharedLists)
      .where(and(eq(sharedLists.userId, userId), gt(sharedLists.expiresAt, sql`now()`))),
  );
  return rows.map(toSharedList);
}

export async function endSharedList(userId: string): Promise<void> {
  await withDb((db) => db.delete(sharedLists).where(eq(sharedLists.userId, userId)));
}

const toSharedList = ({ userId, createdAt, expiresAt }: typeof sharedLists.$inferSelect) =>
  asDto<SharedList>({ userId, createdAt, expiresAt });
