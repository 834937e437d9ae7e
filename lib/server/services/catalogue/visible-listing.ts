import 'server-only';
import type { DeskChanges, DeskField, StoredListing } from '@/lib/server/data/listings/catalogue';
import type { Listing, ListingDraft } from '@/content/types/listing';
import { lawDay } from '@/lib/listings/law/law-day';
import { isSameValue } from '@/lib/text/is-same-value';

const SOLD_SHOWN_DAYS = 183;
const DAY_MS = 86_400_000;

type Stored = Pick<
  StoredListing,
  'base' | 'changes' | 'deletedAt' | 'isAbsent' | 'problems' | 'publishedAt' | 'soldAt'
>;

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

export const changedFields = (changes: DeskChanges): readonly DeskField[] =>
  (Object.keys(changes) as (keyof DeskChanges)[]).filter(
    (key): key is DeskField => key !== 'isWithdrawn' && key !== 'updated',
  );

const statusOf = ({ base, changes }: Pick<Stored, 'base' | 'changes'>) => changes.status?.value ?? base.status;

export const isShown = (stored: Stored, now = Date.now()): boolean =>
  stored.deletedAt === null && !isDraft(stored) && !isWithdrawn(stored) && (endOfSale(stored) ?? Infinity) > now;

export const visibleListing = (stored: Stored): Listing | null => (isShown(stored) ? shownListing(stored) : null);

export function shownListing(stored: Stored): Listing {
  const listing = withChanges(stored) as Listing;
  return listing.soldOn || listing.status !== 'sold' || !stored.soldAt
    ? listing
    : { ...listing, soldOn: lawDay(stored.soldAt) };
}

export const isDraft = ({ problems, publishedAt }: Stored): boolean => publishedAt === null || problems.length > 0;

export const isWithdrawn = ({ changes, isAbsent }: Stored): boolean => changes.isWithdrawn ?? isAbsent;

export const isGone = (stored: Stored, now = Date.now()): boolean =>
  stored.publishedAt !== null && !isShown(stored, now);

/** Keeps an earlier sale date, else now; null if not sold. */
export function saleDate(stored: Stored): Date | null {
  return statusOf(stored) === 'sold' ? (stored.soldAt ?? new Date()) : null;
}

/** Ms since 1970; null if not sold. */
export function endOfSale(stored: Stored): number | null {
  if (statusOf(stored) !== 'sold' || !stored.soldAt) return null;
  return stored.soldAt.getTime() + SOLD_SHOWN_DAYS * DAY_MS;
}

/** Changed both by the desk and afterwards by the source; the desk's value wins. */
export function conflictsOf({ base, changes }: Pick<Stored, 'base' | 'changes'>): readonly DeskField[] {
  return changedFields(changes).filter((field) => {
    const change = changes[field];
    return change && !isSameValue(change.over, base[field]) && !isSameValue(change.value, base[field]);
  });
}
