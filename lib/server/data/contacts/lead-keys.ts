import 'server-only';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { leadKeys } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { withDb } from '@/lib/server/data/core/transaction';

export type LeadKey = Dto<
  'LeadKey',
  { id: string; name: string; createdAt: Date; lastUsedAt: Date | null; revokedAt: Date | null }
>;

const { createdAt, id: keyId, lastUsedAt, name: keyName, revokedAt } = leadKeys;
const columns = { id: keyId, name: keyName, createdAt, lastUsedAt, revokedAt };

export async function insertLeadKey(name: string, createdBy: string) {
  const secret = newSecret();
  const [row] = await withDb((db) =>
    db
      .insert(leadKeys)
      .values({ name, createdBy, hash: hashOf(secret) })
      .returning({ id: leadKeys.id }),
  );
  if (!row) throw new Error('a key that was stored is not there');
  return { id: row.id, secret };
}

/** Returns the unrevoked key of a secret and records its use. */
export async function acceptLeadKey(secret: string): Promise<LeadKey | null> {
  const [row] = await withDb((db) =>
    db
      .update(leadKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(leadKeys.hash, hashOf(secret)), isNull(revokedAt)))
      .returning(columns),
  );
  return row ? asDto<LeadKey>(row) : null;
}

/** Returns false if the key was revoked before. */
export async function endLeadKey(id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(leadKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(leadKeys.id, id), isNull(revokedAt)))
      .returning({ id: leadKeys.id }),
  );
  return rows.length > 0;
}

export async function listLeadKeys(): Promise<readonly LeadKey[]> {
  const rows = await withDb((db) =>
    db
      .select(columns)
      .from(leadKeys)
      .orderBy(sql`${revokedAt} desc nulls first`, desc(createdAt)),
  );
  return rows.map((row) => asDto<LeadKey>(row));
}
