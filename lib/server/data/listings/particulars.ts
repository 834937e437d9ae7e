import 'server-only';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { particulars } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

export type StoredParticulars = Dto<
  'StoredParticulars',
  { hash: string; listingId: string; begunAt: Date; storedAt: Date | null }
>;

const TRY_AGAIN_SECONDS = 300;

export async function listParticulars(): Promise<readonly StoredParticulars[]> {
  const rows = await withDb((db) => db.select().from(particulars));
  return rows.map((row) => asDto<StoredParticulars>(row));
}

/** Returns false if the file is stored or another instance began within five minutes. */
export async function beginParticulars(hash: string, listingId: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .insert(particulars)
      .values({ hash, listingId })
      .onConflictDoUpdate({
        target: particulars.hash,
        set: { begunAt: sql`now()` },
        setWhere: and(isNull(particulars.storedAt), lt(particulars.begunAt, secondsAgo(TRY_AGAIN_SECONDS))),
      })
      .returning({ hash: particulars.hash }),
  );
  return rows.length > 0;
}

export async function noteStored(hash: string): Promise<void> {
  await withDb((db) =>
    db
      .update(particulars)
      .set({ storedAt: sql`now()` })
      .where(eq(particulars.hash, hash)),
  );
}

export async function noteLost(hash: string): Promise<void> {
  await withDb((db) =>
    db
      .update(particulars)
      .set({ storedAt: null })
      .where(and(eq(particulars.hash, hash), isNotNull(particulars.storedAt))),
  );
}

export async function deleteParticulars(hash: string): Promise<void> {
  await withDb((db) => db.delete(particulars).where(eq(particulars.hash, hash)));
}
