import 'server-only';
import type { StoredListing } from '@/lib/server/data/catalogue';
import type { Listing } from '@/content/types/listing';

/** A sold listing keeps its page this long. */
const SOLD_SHOWN_DAYS = 183;
const DAY_MS = 86_400_000;

type Stored = Pick<StoredListing, 'base' | 'changes' | 'isAbsent' | 'soldAt'>;

/** The listing as visitors see it: the desk's changes over its source. */
export function visibleListing({ base, changes }: Stored): Listing {
  const { price, status, updated } = changes;
  return {
    ...base,
    ...(price && { price: price.value }),
    ...(status && { status: status.value }),
    ...(updated && updated > base.updated && { updated }),
  };
}

/** When a listing was sold: as before if it was, else now; null if it is not sold. */
export function saleDate(stored: Stored): Date | null {
  return visibleListing(stored).status === 'sold' ? (stored.soldAt ?? new Date()) : null;
}

export const isWithdrawn = ({ changes, isAbsent }: Stored): boolean => changes.isWithdrawn ?? isAbsent;

/** Withdrawn, or sold more than six months ago. */
export function isGone(stored: Stored, now = Date.now()): boolean {
  return isWithdrawn(stored) || (endOfSale(stored) ?? Infinity) <= now;
}

/** When the page of a sold listing ends, ms; null if not sold. */
export function endOfSale(stored: Stored): number | null {
  if (visibleListing(stored).status !== 'sold' || !stored.soldAt) return null;
  return stored.soldAt.getTime() + SOLD_SHOWN_DAYS * DAY_MS;
}

/** Fields that the desk changed and whose source has changed since. The desk's value stays. */
export function conflictsOf({ base, changes }: Stored): readonly ('price' | 'status')[] {
  return (['price', 'status'] as const).filter((field) => {
    const change = changes[field];
    return change && change.over !== base[field] && change.value !== base[field];
  });
}
