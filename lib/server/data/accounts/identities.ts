import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { identities } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type Provider = 'google' | 'facebook';

export type Identity = Dto<'Identity', { provider: Provider; userId: string; createdAt: Date }>;

export async function findIdentity(provider: Provider, subject: string): Promise<Identity | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(identities)
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject))),
  );
  return row ? toIdentity(row) : null;
}

/** Returns false if already linked. */
export async function addIdentity(userId: string, provider: Provider, subject: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.insert(identities).values({ userId, provider, subject }).onConflictDoNothing().returning(),
  );
  return rows.length > 0;
}

export async function listIdentities(userId: string): Promise<readonly Identity[]> {
  const rows = await withDb((db) =>
    db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt)),
  );
  return rows.map(toIdentity);
}

/** None proves ownership of the address. */
export async function removeIdentities(userId: string): Promise<void> {
  await withDb((db) => db.delete(identities).where(eq(identities.userId, userId)));
}

function toIdentity(row: typeof identities.$inferSelect): Identity {
  return asDto<Identity>({ provider: row.provider as Provider, userId: row.userId, createdAt: row.createdAt });
}

export const listSignInMethods = async (userId: string) =>
  (await listIdentities(userId)).map(({ provider, createdAt }) => ({ provider, addedAt: createdAt }));
