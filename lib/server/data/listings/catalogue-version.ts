import 'server-only';
import { gte, isNull, lt, or } from 'drizzle-orm';
import { catalogueVersion, listings } from '@/lib/server/db/schema';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

/** Number of the last announced change, and of the restore that the rows came with. */
export async function readCatalogueState(): Promise<Readonly<{ version: number; restoreId: string }>> {
  const { version, restoreId } = catalogueVersion;
  const [row] = await withDb((db) => db.select({ version, restoreId }).from(catalogueVersion));
  return row ?? { version: 0, restoreId: '' };
}

/**
 * Changes the catalogue in one transaction, one change at a time over all instances. `work` gets the number of the
 * change; where it returns false nothing has changed, and the number stays.
 */
export async function changeCatalogue(work: (version: number) => Promise<boolean>): Promise<void> {
  await inTransaction(async () => {
    const version = await lockNext();
    // Read by every instance: `watchCatalogue` asks for this number twice a second.
    if (await work(version)) await withDb((db) => db.update(catalogueVersion).set({ version }));
  });
}

/** As `changeCatalogue` where visitors see what changes: drafts change without anybody seeing it. Returns whether it did. */
export async function changeShown(isShown: boolean, change: () => Promise<boolean>): Promise<boolean> {
  if (!isShown) return change();
  let isDone = false;
  await changeCatalogue(async () => (isDone = await change()));
  return isDone;
}

/**
 * As `changeCatalogue`, but the number stays: rows have the next one already, and instances read them with the next
 * change or after `announceChanges`. For imports, each of whose batches would outdate every page.
 */
export async function changeUnannounced(work: (version: number) => Promise<void>): Promise<void> {
  await inTransaction(async () => work(await lockNext()));
}

/** Raises the number where rows have the next one: what `changeUnannounced` stored, also in a run that was killed. */
export async function announceChanges(): Promise<void> {
  await changeCatalogue(async (version) => {
    const { id } = listings;
    const rows = await withDb((db) => db.select({ id }).from(listings).where(gte(listings.version, version)).limit(1));
    return rows.length > 0;
  });
}

/** The next number; nobody else has it until the transaction ends. */
async function lockNext(): Promise<number> {
  const { version } = catalogueVersion;
  const [row] = await withDb((db) => db.select({ version }).from(catalogueVersion).for('update'));
  return (row?.version ?? 0) + 1;
}

/** Takes the turn of a build's content; false if this build or a newer one had it. Within `changeCatalogue`. */
export async function claimContent(builtAt: Date): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(catalogueVersion)
      .set({ contentBuiltAt: builtAt })
      .where(or(isNull(catalogueVersion.contentBuiltAt), lt(catalogueVersion.contentBuiltAt, builtAt)))
      .returning({ key: catalogueVersion.key }),
  );
  return rows.length > 0;
}

/** Whether content/properties belongs to the catalogue. */
export async function hasFiles(): Promise<boolean> {
  const [row] = await withDb((db) => db.select({ hasFiles: catalogueVersion.hasFiles }).from(catalogueVersion));
  return row?.hasFiles ?? true;
}

/** Leaves content/properties out of the catalogue for good. Within `changeCatalogue`. */
export async function excludeFiles(): Promise<void> {
  await withDb((db) => db.update(catalogueVersion).set({ hasFiles: false }));
}
