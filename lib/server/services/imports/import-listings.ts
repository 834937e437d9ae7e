import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { lawDay } from '@/lib/listings/law/law-day';
import { bareReference } from '@/lib/listings/catalogue/bare-reference';
import { readListingRow, type ListingRow, type RowRefusal } from '@/lib/listings/import/read-listing-row';
import {
  listStoredListings,
  storeListings,
  type ListingWrite,
  type StoredListing,
} from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { listListingKeys } from '@/lib/server/data/feeds/feed-listings';
import { findImageSources } from '@/lib/server/data/listings/images';
import { queueImages } from '@/lib/server/data/feeds/import-images';
import { deleteImport } from '@/lib/server/data/feeds/imports';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { deskDraft } from '@/lib/server/services/catalogue/desk-draft';
import { missingFields } from '@/lib/server/services/catalogue/missing-fields';
import { ownAgent } from '@/lib/server/services/catalogue/own-agent';
import { saleDate } from '@/lib/server/services/catalogue/visible-listing';
import { differences, withFields, type ListingEdit } from '@/lib/server/services/catalogue/with-fields';
import { slugify } from '@/lib/text/slugify';
import type { OpenImport } from './open-import';

type PlannedListing = Readonly<{
  line: number;
  row: ListingRow;
  outcome: 'added' | 'changed' | 'unchanged' | RowRefusal;
  stored: StoredListing | null;
}>;

/**
 * Returns the planned result of each row.
 * @throws RightError
 */
export async function planListings(actor: StaffActor, open: OpenImport): Promise<readonly PlannedListing[]> {
  requireRight(actor, 'import.run');
  return plan(open, await listListingKeys());
}

/**
 * Creates and updates drafts; published listings stay unchanged. Images are fetched later.
 * @throws RightError
 */
export async function importListings(
  actor: StaffActor,
  open: OpenImport,
  now = new Date(),
): Promise<Readonly<Record<'added' | 'changed' | 'refused', number>> & Readonly<{ hasImages: boolean }>> {
  const agent = await ownAgent(actor);
  let counts = { added: 0, changed: 0, refused: 0 };
  let hasImages = false;
  await withRight(actor, 'import.run', { kind: 'log', id: 'import' }, async (record) => {
    await changeCatalogue(async (version) => {
      const keys = await listListingKeys();
      const planned = await plan(open, keys);
      const ids = new Set(keys.map(({ id }) => id));
      const added = planned.filter(({ outcome }) => outcome === 'added');
      const changed = planned.filter(({ outcome }) => outcome === 'changed');
      const writes = [
        ...added.map(({ row }) => newDraft(row, agent, ids, now)),
        ...changed.map(({ row, stored }) => changedDraft(row, stored as StoredListing, now)),
      ];
      const unchanged = planned.filter(({ outcome }) => outcome === 'unchanged').length;
      const refused = planned.length - writes.length - unchanged;
      counts = { added: added.length, changed: changed.length, refused };
      hasImages = [...added, ...changed].some(({ row }) => row.images.length > 0);
      await storeListings(version, writes);
      return writes.length > 0;
    });
    await (hasImages ? queueImages(open.stored.id) : deleteImport(open.stored.id));
    await record('listingsImported', { after: counts });
  });
  return { ...counts, hasImages };
}

/** `keys` include deleted listings, because their references stay reserved. */
async function plan(
  { file, stored: { mapping } }: OpenImport,
  keys: readonly Readonly<{ reference: string }>[],
): Promise<readonly PlannedListing[]> {
  const taken = new Set(keys.map(({ reference }) => bareReference(reference)));
  const known = new Map((await listStoredListings()).map((one) => [bareReference(one.reference), one]));
  const rows = file.rows.map(({ cells, line }) => ({ line, row: readListingRow(cells, mapping, file.head) }));
  const sources = await findImageSources([...new Set(rows.flatMap(({ row }) => row.images))]);
  const names = new Map(sources.map(({ imageId, url }) => [url, imageId]));
  const seen = new Set<string>();
  return rows.map(({ line, row }) => {
    const key = bareReference(row.reference);
    const stored = known.get(key) ?? null;
    const isTwice = key !== '' && seen.has(key);
    seen.add(key);
    const isDeleted = stored === null && taken.has(key);
    const outcome = isTwice ? 'twice' : isDeleted ? 'deleted' : outcomeOf(row, stored, names);
    return { line, row, stored, outcome };
  });
}

function outcomeOf(
  row: ListingRow,
  stored: StoredListing | null,
  names: ReadonlyMap<string, string | null>,
): PlannedListing['outcome'] {
  if (row.reference === '') return 'noReference';
  if (!stored) return row.refusal ?? 'added';
  if (stored.source !== 'desk') return 'ofSource';
  if (stored.publishedAt !== null) return 'published';
  const next = { ...stored.base, ...row.said };
  const images = stored.base.images ?? [];
  const isWhole = row.images.every((address) => images.includes(names.get(address) ?? ''));
  return isWhole && differences(stored.base, next).length === 0 ? 'unchanged' : 'changed';
}

function newDraft(row: ListingRow, agent: string | undefined, ids: Set<string>, now: Date): ListingWrite {
  const { reference } = row;
  const fields = row.refusal === null ? row.fields : {};
  const id = freeId(fields.id ?? slugify(`${fields.type ?? 'home'} ${fields.area ?? ''} ${reference}`), ids);
  const draft = deskDraft({ ...(agent && { agent }), ...fields }, { id, reference }, now);
  return { fields: { ...draft, soldAt: saleDate(draft) }, events: [] };
}

function changedDraft({ said }: ListingRow, stored: StoredListing, now: Date): ListingWrite {
  const next = { ...withFields(stored, said as ListingEdit, now), editVersion: stored.editVersion + 1 };
  return { fields: { ...next, problems: missingFields(next, lawDay(now)) }, events: [] };
}

function freeId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let n = 2; ids.has(id); n += 1) id = `${wanted}-${n}`;
  ids.add(id);
  return id;
}
