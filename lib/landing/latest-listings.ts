import type { Listing } from '@/lib/listings/listings';

/** Homes for sale that can still be had, the newest first. */
export function newestForSale(listings: readonly Listing[]): readonly Listing[] {
  return listings
    .filter(({ operation, status }) => operation === 'sale' && status === 'available')
    .toSorted((one, other) => other.published.localeCompare(one.published));
}

/** The first home of each area, so that three homes show three places. */
export function oneOfEachArea(listings: readonly Listing[]): readonly Listing[] {
  return listings.filter(({ area }, index) => listings.findIndex((other) => other.area === area) === index);
}
