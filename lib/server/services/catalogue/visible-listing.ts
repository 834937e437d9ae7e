import 'server-only';
import type { DeskChanges, DeskField, StoredListing } from '@/lib/server/data/listings/catalogue';
import type { Listing, ListingDraft } from '@/content/types/listing';
import { isoDay } from '@/lib/text/iso-day';
import { isSameValue } from '@/lib/text/is-same-value';

/** A sold listing keeps its page this long. */
const SOLD_SHOWN_DAYS = 183;
const DAY_MS = 86_400_000;

type Stored = Pick<
  StoredListing,
  'base' | 'changes' | 'deletedAt' | 'isAbsent' | 'problems' | 'publishedAt' | 'soldAt'
>;

/** The desk's changes over the source. */
export function withChanges({ base, changes }: Pick<Stored, 'base' | 'changes'>): ListingDraft {
  const { updated } = changes;
  const draft: Record<string, unknown> = { ...base };
  for (const field of changedFields(changes)) {
    const value = changes[field]?.value;
    if (value === undefined) delete draft[field];
    else draft[field] = value;
  }
  if (updated && updated > (base.updated ?? '')) draft.updated = updated;
  return draft as ListingDraft;
}

/** Fields that the desk changed over the source. */
export const changedFields = (changes: DeskChanges): readonly DeskField[] =>
  (Object.keys(changes) as (keyof DeskChanges)[]).filter(
    (key): key is DeskField => key !== 'isWithdrawn' && key !== 'updated',
  );

/** Read for each listing at each change: without a copy of it. */
const statusOf = ({ base, changes }: Pick<Stored, 'base' | 'changes'>) => changes.status?.value ?? base.status;

/** Whether visitors see it: no draft, not deleted or withdrawn, not sold more than six months ago. */
export const isShown = (stored: Stored, now = Date.now()): boolean =>
  stored.deletedAt === null && !isDraft(stored) && !isWithdrawn(stored) && (endOfSale(stored) ?? Infinity) > now;

/** The listing as visitors see it, or null. Without problems it has every field. */
export const visibleListing = (stored: Stored): Listing | null => (isShown(stored) ? shownListing(stored) : null);

/** One without problems, with the day of its sale if it is sold. */
export function shownListing(stored: Stored): Listing {
  const listing = withChanges(stored) as Listing;
  return listing.soldOn || listing.status !== 'sold' || !stored.soldAt
    ? listing
    : { ...listing, soldOn: isoDay(stored.soldAt) };
}

/** Not published, or lacking something that an advertisement has to say. */
export const isDraft = ({ problems, publishedAt }: Stored): boolean => publishedAt === null || problems.length > 0;

export const isWithdrawn = ({ changes, isAbsent }: Stored): boolean => changes.isWithdrawn ?? isAbsent;

/** Once had a page, and has none now: its address answers 410. */
export const isGone = (stored: Stored, now = Date.now()): boolean =>
  stored.publishedAt !== null && !isShown(stored, now);

/** When a listing was sold: as before if it was, else now; null if it is not sold. */
export function saleDate(stored: Stored): Date | null {
  return statusOf(stored) === 'sold' ? (stored.soldAt ?? new Date()) : null;
}

/** When the page of a sold listing ends, ms; null if not sold. */
export function endOfSale(stored: Stored): number | null {
  if (statusOf(stored) !== 'sold' || !stored.soldAt) return null;
  return stored.soldAt.getTime() + SOLD_SHOWN_DAYS * DAY_MS;
}

/** Fields that the desk changed and whose source has changed since. The desk's value stays. */
export function conflictsOf({ base, changes }: Pick<Stored, 'base' | 'changes'>): readonly DeskField[] {
  return changedFields(changes).filter((field) => {
    const change = changes[field];
    return change && !isSameValue(change.over, base[field]) && !isSameValue(change.value, base[field]);
  });
}
