import 'server-only';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { listingEvents, listings } from '@/lib/server/db/schema';
import type { DeskChanges, DeskField } from '@/lib/server/db/schema-listings';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import type { ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { ListingDraft } from '@/content/types/listing';
import type { ProvinceId } from '@/content/types/province';

export type { DeskChanges, DeskField };

export type StoredListing = Dto<
  'StoredListing',
  {
    id: string;
    reference: string;
    source: string;
    feedId: string | null;
    base: ListingDraft;
    baseHash: string;
    /** Null for other sources. */
    inputHash: string | null;
    /** Null for other sources. */
    province: ProvinceId | null;
    problems: readonly ListingProblem[];
    publishedAt: Date | null;
    changes: DeskChanges;
    isAbsent: boolean;
    position: number;
    soldAt: Date | null;
    editVersion: number;
    deletedAt: Date | null;
  }
>;

export type ListingFields = Pick<
  StoredListing,
  | 'base'
  | 'baseHash'
  | 'changes'
  | 'deletedAt'
  | 'editVersion'
  | 'feedId'
  | 'inputHash'
  | 'isAbsent'
  | 'position'
  | 'problems'
  | 'province'
  | 'publishedAt'
  | 'soldAt'
  | 'source'
>;

const isPresent = isNull(listings.deletedAt);

export type ListingEvent = Readonly<{
  listingId: string;
  kind: (typeof listingEvents.$inferSelect)['kind'];
  price: number;
  previousPrice?: number;
  origin: string;
}>;

/** Excludes deleted drafts. Published rows are withdrawn, never deleted (their address returns 410). */
export async function listStoredListings(after = -1): Promise<readonly StoredListing[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(listings)
      .where(and(gt(listings.version, after), isPresent))
      .orderBy(asc(listings.position), asc(listings.id)),
  );
  return rows.map(toDto);
}

/** Dates are ISO. May include withdrawn or sold listings. */
export async function listEnding(certificatesBy: string, lastRentBefore: string): Promise<readonly StoredListing[]> {
  const { base, changes } = listings;
  const day = (path: string) => sql`(${base} #>> ${`{${path}}`}::text[]) collate "C"`;
  const deskDay = (field: string, path: string) =>
    sql`(${changes} #>> ${`{${field},value,${path}}`}::text[]) collate "C"`;
  const rows = await withDb((db) =>
    db
      .select()
      .from(listings)
      .where(
        and(
          isNotNull(listings.publishedAt),
          sql`${listings.problems} = '[]'::jsonb`,
          or(
            lte(day('energy,expires'), certificatesBy),
            lte(deskDay('energy', 'expires'), certificatesBy),
            lte(day('habitability,expires'), certificatesBy),
            lte(deskDay('habitability', 'expires'), certificatesBy),
            lt(day('rental,stressedArea,previousRent,until'), lastRentBefore),
            lt(deskDay('rental', 'stressedArea,previousRent,until'), lastRentBefore),
          ),
        ),
      )
      .orderBy(asc(listings.id)),
  );
  return rows.map(toDto);
}

export async function findStoredListing(reference: string): Promise<StoredListing | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(listings)
      .where(and(eq(listings.reference, reference), isPresent)),
  );
  return row ? toDto(row) : null;
}

export async function findListingById(id: string): Promise<StoredListing | null> {
  const [stored] = await findStoredListings([id]);
  return stored ?? null;
}

export async function findStoredListings(ids: readonly string[]): Promise<readonly StoredListing[]> {
  if (ids.length === 0) return [];
  const rows = await withDb((db) =>
    db
      .select()
      .from(listings)
      .where(and(inArray(listings.id, [...ids]), isPresent)),
  );
  return rows.map(toDto);
}

export type ListingWrite = Readonly<{ fields: ListingFields; events: readonly ListingEvent[] }>;

const BATCH = 100;

/** Call it within `changeCatalogue`. */
export async function storeListings(version: number, writes: readonly ListingWrite[]): Promise<void> {
  for (let start = 0; start < writes.length; start += BATCH) {
    const batch = writes.slice(start, start + BATCH);
    await withDb((db) =>
      db
        .insert(listings)
        .values(batch.map(({ fields }) => toRow(fields, version)))
        .onConflictDoUpdate({ target: listings.id, set: replaced }),
    );
    // Not the transaction start, which may precede a lock wait.
    const createdAt = sql<Date>`clock_timestamp()`;
    const events = batch.flatMap((write) => write.events.map((event) => ({ ...event, createdAt })));
    if (events.length > 0) await withDb((db) => db.insert(listingEvents).values(events));
  }
}

const replaced = {
  reference: sql`excluded.reference`,
  source: sql`excluded.source`,
  feedId: sql`excluded.feed_id`,
  base: sql`excluded.base`,
  baseHash: sql`excluded.base_hash`,
  inputHash: sql`excluded.input_hash`,
  problems: sql`excluded.problems`,
  province: sql`excluded.province`,
  publishedAt: sql`excluded.published_at`,
  changes: sql`excluded.changes`,
  isAbsent: sql`excluded.is_absent`,
  position: sql`excluded.position`,
  version: sql`excluded.version`,
  soldAt: sql`excluded.sold_at`,
  editVersion: sql`excluded.edit_version`,
  deletedAt: sql`excluded.deleted_at`,
};

function toRow(fields: ListingFields, version: number) {
  const { id, reference } = fields.base;
  return { ...fieldsOf(fields), id, reference, version };
}

function toDto(row: typeof listings.$inferSelect): StoredListing {
  return asDto<StoredListing>({ ...fieldsOf(row), id: row.id, reference: row.reference });
}

function fieldsOf(from: ListingFields): ListingFields {
  const { base, baseHash, changes, deletedAt, editVersion, feedId, inputHash } = from;
  const { isAbsent, position, problems, province, publishedAt, soldAt, source } = from;
  const state = { isAbsent, position, problems, province, publishedAt, soldAt, source };
  return { base, baseHash, changes, deletedAt, editVersion, feedId, inputHash, ...state };
}
