import type { Listing } from '@/lib/listings/listings';

/** Available listings for sale, newest first. */
export function newestForSale(listings: readonly Listing[]): readonly Listing[] {
  return listings
    .filter(({ operation, status }) => operation === 'sale' && status === 'available')
    .toSorted((one, other) => other.published.localeCompare(one.published));
}

/** One listing per area. */
export function oneOfEachArea(listings: readonly Listing[]): readonly Listing[] {
  return listings.filter(({ area }, index) => listings.findIndex((other) => other.area === area) === index);
}
