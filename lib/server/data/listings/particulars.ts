import 'server-only';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { particulars } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

/** A file that was made, or is being made. */
export type StoredParticulars = Dto<
  'StoredParticulars',
  { hash: string; listingId: string; begunAt: Date; storedAt: Date | null }
>;

/** What was begun and not stored is begun again after this time. */
const TRY_AGAIN_SECONDS = 300;

export async function listParticulars(): Promise<readonly StoredParticulars[]> {
  const rows = await withDb((db) => db.select().from(particulars));
  return rows.map((row) => asDto<StoredParticulars>(row));
}

/** Whether the caller is to make a file: not if it is stored, or another instance began within five minutes. */
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

/** Notes that the storage has the file. */
export async function noteStored(hash: string): Promise<void> {
  await withDb((db) =>
    db
      .update(particulars)
      .set({ storedAt: sql`now()` })
      .where(eq(particulars.hash, hash)),
  );
}

/** Notes that the storage has it no longer: it is made again. */
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
