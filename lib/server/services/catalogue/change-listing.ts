import 'server-only';
import type { ListingProblem } from '@/lib/listings/listing-schema';
import { findStoredListing, storeListings, type StoredListing } from '@/lib/server/data/catalogue';
import { changeCatalogue } from '@/lib/server/data/catalogue-version';
import { isoDay } from '@/lib/text/iso-day';
import { eventsOf } from './listing-events';
import { lacksForPublication, lacksOf } from './listing-lacks';
import { isDraft, isWithdrawn } from './visible-listing';
import { withFields, type ListingEdit } from './with-fields';

const ORIGIN = 'command';

/** A step in the life of a listing. `price`: EUR, per month for lettings. */
export type ListingChange =
  Readonly<{ kind: 'publish' | 'reserve' | 'sell' | 'withdraw' }> | Readonly<{ kind: 'price'; price: number }>;

export type ListingChangeResult = Readonly<
  | { status: 'changed' | 'unchanged' | 'withdrawn' | 'draft'; id: string }
  | { status: 'incomplete'; id: string; problems: readonly ListingProblem[] }
  | { status: 'unknown' }
>;

/**
 * Changes a listing for visitors at once, over what its source says. Only a complete one is published, and no change
 * makes an unlawful one of it.
 */
export async function changeListing(
  reference: string,
  change: ListingChange,
  now = new Date(),
): Promise<ListingChangeResult> {
  let result: ListingChangeResult = { status: 'unknown' };
  await changeCatalogue(async (version) => {
    const stored = await findStoredListing(reference);
    if (!stored) return false;
    const { id } = stored;
    const next = changed(stored, change, now);
    result = refusal(stored, next, change, isoDay(now)) ?? { status: 'unchanged', id };
    if (result.status !== 'unchanged') return false;
    const events = eventsOf(stored, next, ORIGIN);
    if (events.length === 0) return false;
    await storeListings(version, [{ fields: next, events }]);
    result = { status: 'changed', id };
    return true;
  });
  return result;
}

function refusal(
  stored: StoredListing,
  next: StoredListing,
  { kind }: ListingChange,
  today: string,
): ListingChangeResult | null {
  const { id } = stored;
  if (kind === 'withdraw') return null;
  if (kind !== 'publish' && isDraft(stored)) return { status: 'draft', id };
  if (kind !== 'publish' && isWithdrawn(stored)) return { status: 'withdrawn', id };
  const problems = kind === 'publish' ? lacksForPublication(next, today) : kind === 'price' ? lacksOf(next, today) : [];
  return problems.length > 0 ? { status: 'incomplete', id, problems } : null;
}

const statusOf = { publish: 'available', reserve: 'reserved', sell: 'sold' } as const;

function changed(stored: StoredListing, change: ListingChange, now: Date): StoredListing {
  const edited = withFields(stored, fieldsOf(change), now);
  if (change.kind === 'price') return edited;
  const { isWithdrawn, ...changes } = edited.changes;
  if (change.kind === 'withdraw') return { ...edited, changes: { ...changes, isWithdrawn: true } };
  // Where its source has it no longer, only the desk can keep it.
  const published = { ...edited, changes: { ...changes, ...(stored.isAbsent && { isWithdrawn: false }) } };
  // What it lacked it has by now, or it would be refused.
  return { ...published, problems: [], publishedAt: stored.publishedAt ?? now };
}

function fieldsOf(change: ListingChange): ListingEdit {
  if (change.kind === 'price') return { price: change.price };
  return change.kind === 'withdraw' ? {} : { status: statusOf[change.kind] };
}
