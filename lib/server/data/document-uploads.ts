import 'server-only';
import { eq, lt } from 'drizzle-orm';
import { documentUploads } from '@/lib/server/db/schema';
import { getStorage } from '@/lib/server/storage/get-storage';
import { periodAgo } from './sql-time';
import { withDb } from './transaction';

/** No upload takes longer. */
export const UPLOAD_DAYS = 1;

/** Before a file of a document is stored: until its row is, the file is known by this alone. */
export async function beginUpload(key: string): Promise<void> {
  await withDb((db) => db.insert(documentUploads).values({ key }));
}

/** With the row of the file, in its transaction. */
export async function endUpload(key: string): Promise<void> {
  await withDb((db) => db.delete(documentUploads).where(eq(documentUploads.key, key)));
}

/** Deletes files that never got a row, because the process was killed or the storage failed in between. */
export async function deleteUnfinishedUploads(): Promise<void> {
  const rows = await withDb((db) =>
    db
      .select({ key: documentUploads.key })
      .from(documentUploads)
      .where(lt(documentUploads.createdAt, periodAgo({ days: UPLOAD_DAYS }))),
  );
  for (const { key } of rows) {
    await getStorage().remove(key);
    await endUpload(key);
  }
}
