import 'server-only';
import { gte, isNull, lt, or } from 'drizzle-orm';
import { catalogueVersion, listings } from '@/lib/server/db/schema';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

/** Last announced version and id of the restore. */
export async function readCatalogueState(): Promise<Readonly<{ version: number; restoreId: string }>> {
  const { version, restoreId } = catalogueVersion;
  const [row] = await withDb((db) => db.select({ version, restoreId }).from(catalogueVersion));
  return row ?? { version: 0, restoreId: '' };
}

/** Returns the upgrade that brought the rules for adverts. */
export async function readAdvertRulesAt(): Promise<Date> {
  const { advertRulesAt } = catalogueVersion;
  const [row] = await withDb((db) => db.select({ advertRulesAt }).from(catalogueVersion));
  return row?.advertRulesAt ?? new Date();
}

/** Serialized across instances. When `work` returns false, the version stays. */
export async function changeCatalogue(work: (version: number) => Promise<boolean>): Promise<void> {
  await inTransaction(async () => {
    const version = await lockNext();
    if (await work(version)) await withDb((db) => db.update(catalogueVersion).set({ version }));
  });
}

export async function changeShown(isShown: boolean, change: () => Promise<boolean>): Promise<boolean> {
  if (!isShown) return change();
  let isDone = false;
  await changeCatalogue(async () => (isDone = await change()));
  return isDone;
}

/** For imports: each announced batch would invalidate every page. */
export async function changeUnannounced(work: (version: number) => Promise<void>): Promise<void> {
  await inTransaction(async () => work(await lockNext()));
}

export async function announceChanges(): Promise<void> {
  await changeCatalogue(async (version) => {
    const { id } = listings;
    const rows = await withDb((db) => db.select({ id }).from(listings).where(gte(listings.version, version)).limit(1));
    return rows.length > 0;
  });
}

async function lockNext(): Promise<number> {
  const { version } = catalogueVersion;
  const [row] = await withDb((db) => db.select({ version }).from(catalogueVersion).for('update'));
  return (row?.version ?? 0) + 1;
}

/** Claims the content for a build; false if this or a newer build claimed it. Call it within `changeCatalogue`. */
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

export async function hasFiles(): Promise<boolean> {
  const [row] = await withDb((db) => db.select({ hasFiles: catalogueVersion.hasFiles }).from(catalogueVersion));
  return row?.hasFiles ?? true;
}

/** Permanently excludes content/properties. Call it within `changeCatalogue`. */
export async function excludeFiles(): Promise<void> {
  await withDb((db) => db.update(catalogueVersion).set({ hasFiles: false }));
}
