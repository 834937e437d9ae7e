import 'server-only';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { documentUploads } from '@/lib/server/db/schema';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageNameOfKey } from '@/lib/server/storage/image-files';
import { findStoredImages } from '@/lib/server/data/listings/images';
import { periodAgo } from '@/lib/server/data/core/sql-time';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

export const UPLOAD_DAYS = 1;

/** Record keys before storage: until the row exists, only this identifies the file. */
export async function beginUpload(...keys: readonly string[]): Promise<void> {
  await withDb((db) =>
    db
      .insert(documentUploads)
      .values(keys.map((key) => ({ key })))
      .onConflictDoUpdate({ target: documentUploads.key, set: { createdAt: sql`now()` } }),
  );
}

export async function endUpload(...keys: readonly string[]): Promise<void> {
  await withDb((db) => db.delete(documentUploads).where(inArray(documentUploads.key, keys)));
}

/** After a crash or storage failure. */
export async function deleteUnfinishedUploads(): Promise<void> {
  const isOld = lt(documentUploads.createdAt, periodAgo({ days: UPLOAD_DAYS }));
  const rows = await withDb((db) => db.select({ key: documentUploads.key }).from(documentUploads).where(isOld));
  for (const { key } of rows) {
    // The lock makes a concurrent upload of the same image store its files afterwards.
    await inTransaction(async () => {
      const isThis = and(eq(documentUploads.key, key), isOld);
      const [row] = await withDb((db) => db.select().from(documentUploads).where(isThis).for('update'));
      if (!row) return;
      if (!(await isOfImage(key))) await getStorage().remove(key);
      await endUpload(key);
    });
  }
}

/** The previous version may have stored the image since. */
async function isOfImage(key: string): Promise<boolean> {
  const name = imageNameOfKey(key);
  return name !== null && (await findStoredImages([name])).length > 0;
}
