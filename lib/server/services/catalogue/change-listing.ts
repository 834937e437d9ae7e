import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ActivityAction, ActivityChange } from '@/lib/access/activity';
import { lawDay } from '@/lib/listings/law/law-day';
import type { ListingProblem } from '@/lib/listings/schema/listing-schema';
import { exclusionWords } from '@/lib/listings/schema/listing-warnings';
import { findStoredListing, storeListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { putRecentChange } from '@/lib/server/data/listings/recent-changes';
import { withRight } from '@/lib/server/services/access/with-right';
import type { Listing } from '@/content/types/listing';
import { toleratedListing } from './advert-notice';
import { eventsOf } from './listing-events';
import { missingForPublication, missingFields } from './missing-fields';
import { formerState, recordRevisions } from './listing-history';
import { isDraft, isWithdrawn, withChanges } from './visible-listing';
import { withFields, type ListingEdit } from './with-fields';

/** `price`: EUR, per month for lettings. */
export type ListingChange = Readonly<
  | { kind: 'reserve' | 'withdraw' }
  /** `confirmsWords`: the actor has read words that seem to keep people out. */
  | { kind: 'publish'; confirmsWords?: boolean }
  | ({ kind: 'sell' } & Partial<Pick<Listing, 'agreedPrice' | 'soldOn'>>)
  /** `reason`: for the seller and the activity log. */
  | { kind: 'price'; price: number; reason?: string }
>;

export type ListingChangeResult = Readonly<
  | { status: 'changed' | 'unchanged' | 'withdrawn' | 'draft' | 'conflict' | 'unconfirmed'; id: string }
  | { status: 'incomplete'; id: string; problems: readonly ListingProblem[] }
  | { status: 'unknown' }
>;

/** `editVersion`: version seen by the actor; a newer one is a conflict. */
type Circumstances = Readonly<{ now?: Date; editVersion?: number }>;

/**
 * Overrides the source at once. Publishes only complete listings; refuses unlawful changes. Staff can undo for ten minutes.
 * @throws RightError
 */
export async function changeListing(
  actor: Actor,
  reference: string,
  change: ListingChange,
  { editVersion, now = new Date() }: Circumstances = {},
): Promise<ListingChangeResult> {
  let result: ListingChangeResult = { status: 'unknown' };
  await withRight(actor, 'listing.publish', { kind: 'listing', id: reference }, (record) =>
    changeCatalogue(async (version) => {
      const stored = await findStoredListing(reference);
      if (!stored) return false;
      const { id } = stored;
      const isOld = editVersion !== undefined && editVersion !== stored.editVersion;
      const next = { ...changed(stored, change, now), editVersion: stored.editVersion + 1 };
      result = isOld
        ? { status: 'conflict', id }
        : ((await refusal(stored, next, change, lawDay(now))) ?? { status: 'unchanged', id });
      if (result.status !== 'unchanged') return false;
      const events = eventsOf(stored, next, actor.kind === 'staff' ? 'desk' : 'command');
      if (events.length === 0) return false;
      const action = actionOf(stored, change);
      if (actor.kind === 'staff') {
        const { editVersion: after } = next;
        const former = formerState(stored);
        await putRecentChange({ listingId: id, action, editVersion: after, catalogueVersion: version, former });
      }
      await storeListings(version, [{ fields: next, events }]);
      await recordRevisions(actor, stored, next);
      await record(action, logged(stored, next, change), { kind: 'listing', id });
      result = { status: 'changed', id };
      return true;
    }),
  );
  return result;
}

const actions = { reserve: 'listingReserved', sell: 'listingSold', withdraw: 'listingWithdrawn' } as const;

function actionOf({ publishedAt }: StoredListing, { kind }: ListingChange): ActivityAction {
  if (kind === 'price') return 'priceChanged';
  if (kind === 'publish') return publishedAt ? 'listingReturned' : 'listingPublished';
  return actions[kind];
}

function logged(before: StoredListing, after: StoredListing, change: ListingChange): ActivityChange {
  const [from, to] = [withChanges(before), withChanges(after)];
  if (change.kind !== 'price') {
    const words = change.kind === 'publish' ? exclusionWords(to).join('; ') : '';
    return { before: { status: from.status }, after: { status: to.status, ...(words && { words }) } };
  }
  return { before: { price: from.price }, after: { price: to.price, ...(change.reason && { reason: change.reason }) } };
}

async function refusal(
  stored: StoredListing,
  next: StoredListing,
  change: ListingChange,
  today: string,
): Promise<ListingChangeResult | null> {
  const { id } = stored;
  const { kind } = change;
  if (kind === 'withdraw') return null;
  if (kind !== 'publish' && isDraft(stored)) return { status: 'draft', id };
  if (kind !== 'publish' && isWithdrawn(stored)) return { status: 'withdrawn', id };
  const problems = problemsOf(kind, next, today, await toleratedListing(stored, today));
  if (problems.length > 0) return { status: 'incomplete', id, problems };
  const isUnread = change.kind === 'publish' && !change.confirmsWords && exclusionWords(withChanges(next)).length > 0;
  return isUnread ? { status: 'unconfirmed', id } : null;
}

function problemsOf(
  kind: ListingChange['kind'],
  next: StoredListing,
  today: string,
  tolerated: StoredListing | null,
): readonly ListingProblem[] {
  if (kind === 'publish') return missingForPublication(next, today);
  if (kind === 'price') return missingFields(next, today, tolerated);
  // A listing that has become incomplete may still be sold.
  return kind === 'sell' ? missingFields(next, today).filter(({ field }) => /^(soldOn|agreedPrice)/.test(field)) : [];
}

const statusOf = { publish: 'available', reserve: 'reserved', sell: 'sold' } as const;

function changed(stored: StoredListing, change: ListingChange, now: Date): StoredListing {
  const edited = withFields(stored, fieldsOf(stored, change), now);
  if (change.kind === 'price') return edited;
  if (change.kind === 'withdraw') return { ...edited, changes: { ...edited.changes, isWithdrawn: true } };
  const published = { ...edited, changes: onMarket(edited) };
  return { ...published, problems: [], publishedAt: stored.publishedAt ?? now };
}

function onMarket({ changes, isAbsent }: StoredListing): StoredListing['changes'] {
  const others = Object.entries(changes).filter(([name]) => name !== 'isWithdrawn');
  return { ...Object.fromEntries(others), ...(isAbsent && { isWithdrawn: false }) };
}

function fieldsOf(stored: StoredListing, change: ListingChange): ListingEdit {
  if (change.kind === 'price') return { price: change.price };
  if (change.kind === 'withdraw') return {};
  const status = statusOf[change.kind];
  if (change.kind === 'sell') {
    const { agreedPrice, soldOn } = change;
    return { status, ...(soldOn && { soldOn }), ...(agreedPrice && { agreedPrice }) };
  }
  const wasSold = withChanges(stored).status === 'sold';
  return { status, ...(wasSold && { soldOn: undefined, agreedPrice: undefined }) };
}
