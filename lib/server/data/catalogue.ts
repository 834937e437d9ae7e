import 'server-only';
import { asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { catalogueVersion, listingEvents, listings } from '@/lib/server/db/schema';
import type { DeskChanges } from '@/lib/server/db/schema-listings';
import { asDto, type Dto } from './dto';
import { inTransaction, withDb } from './transaction';
import type { Listing } from '@/content/types/listing';

export type StoredListing = Dto<
  'StoredListing',
  {
    id: string;
    reference: string;
    source: string;
    /** As its source has it. */
    base: Listing;
    baseHash: string;
    /** By the desk, over `base`. */
    changes: DeskChanges;
    /** No longer in its source. */
    isAbsent: boolean;
    position: number;
    soldAt: Date | null;
  }
>;

export type ListingFields = Pick<
  StoredListing,
  'base' | 'baseHash' | 'changes' | 'isAbsent' | 'source' | 'soldAt' | 'position'
>;

export type ListingEvent = Readonly<{
  listingId: string;
  kind: (typeof listingEvents.$inferSelect)['kind'];
  price: number;
  previousPrice?: number;
  origin: string;
}>;

/** Number of the last change, and of the restore that the rows came with. */
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
    const [row] = await withDb((db) =>
      db.select({ version: catalogueVersion.version }).from(catalogueVersion).for('update'),
    );
    const version = (row?.version ?? 0) + 1;
    if (await work(version)) await withDb((db) => db.update(catalogueVersion).set({ version }));
  });
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

/** In order; `after` a version, or all. */
export async function listStoredListings(after = -1): Promise<readonly StoredListing[]> {
  const rows = await withDb((db) =>
    db.select().from(listings).where(gt(listings.version, after)).orderBy(asc(listings.position), asc(listings.id)),
  );
  return rows.map(toDto);
}

export async function findStoredListing(reference: string): Promise<StoredListing | null> {
  const [row] = await withDb((db) => db.select().from(listings).where(eq(listings.reference, reference)));
  return row ? toDto(row) : null;
}

export type ListingWrite = Readonly<{ fields: ListingFields; events: readonly ListingEvent[] }>;

/** Rows of one statement. */
const BATCH = 100;

/** Inserts or updates listings, with what happened to them. Within `changeCatalogue`. */
export async function storeListings(version: number, writes: readonly ListingWrite[]): Promise<void> {
  for (let start = 0; start < writes.length; start += BATCH) {
    const batch = writes.slice(start, start + BATCH);
    await withDb((db) =>
      db
        .insert(listings)
        .values(batch.map(({ fields }) => toRow(fields, version)))
        .onConflictDoUpdate({ target: listings.id, set: replaced }),
    );
    const events = batch.flatMap((write) => write.events);
    if (events.length > 0) await withDb((db) => db.insert(listingEvents).values(events));
  }
}

const replaced = {
  reference: sql`excluded.reference`,
  source: sql`excluded.source`,
  base: sql`excluded.base`,
  baseHash: sql`excluded.base_hash`,
  changes: sql`excluded.changes`,
  isAbsent: sql`excluded.is_absent`,
  position: sql`excluded.position`,
  version: sql`excluded.version`,
  soldAt: sql`excluded.sold_at`,
};

function toRow({ base, baseHash, changes, isAbsent, source, soldAt, position }: ListingFields, version: number) {
  const { id, reference } = base;
  return { id, reference, source, base, baseHash, changes, isAbsent, position, version, soldAt };
}

function toDto(row: typeof listings.$inferSelect): StoredListing {
  const { id, reference, source, base, baseHash, changes, isAbsent, position, soldAt } = row;
  return asDto<StoredListing>({ id, reference, source, base, baseHash, changes, isAbsent, position, soldAt });
}
