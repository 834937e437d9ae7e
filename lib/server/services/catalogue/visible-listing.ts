import 'server-only';
import type { StoredListing } from '@/lib/server/data/catalogue';
import type { Listing, ListingDraft } from '@/content/types/listing';
import { isoDay } from '@/lib/text/iso-day';

/** A sold listing keeps its page this long. */
const SOLD_SHOWN_DAYS = 183;
const DAY_MS = 86_400_000;

type Stored = Pick<StoredListing, 'base' | 'changes' | 'isAbsent' | 'problems' | 'publishedAt' | 'soldAt'>;

/** The desk's changes over the source. */
export function withChanges({ base, changes }: Pick<Stored, 'base' | 'changes'>): ListingDraft {
  const { price, status, updated } = changes;
  return {
    ...base,
    ...(price && { price: price.value }),
    ...(status && { status: status.value }),
    ...(updated && updated > (base.updated ?? '') && { updated }),
  };
}

/** Read for each listing at each change: without a copy of it. */
const statusOf = ({ base, changes }: Pick<Stored, 'base' | 'changes'>) => changes.status?.value ?? base.status;

/** Whether visitors see it: no draft, not withdrawn, not sold more than six months ago. */
export const isShown = (stored: Stored, now = Date.now()): boolean =>
  !isDraft(stored) && !isWithdrawn(stored) && (endOfSale(stored) ?? Infinity) > now;

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
export function conflictsOf({ base, changes }: Stored): readonly ('price' | 'status')[] {
  return (['price', 'status'] as const).filter((field) => {
    const change = changes[field];
    return change && change.over !== base[field] && change.value !== base[field];
  });
}
