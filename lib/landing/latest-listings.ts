import { getArea } from '@/lib/site/areas';
import type { Listing } from '@/lib/listings/catalogue/listings';

/** In one pass: sorting thousands to show one takes a while. Of those of one day, the first. */
function newest(listings: readonly Listing[], isWanted: (listing: Listing) => boolean): Listing | null {
  let found: Listing | null = null;
  for (const listing of listings) {
    if (listing.status !== 'available' || (found && listing.published <= found.published)) continue;
    if (isWanted(listing)) found = listing;
  }
  return found;
}

/** The newest available home for sale; null without one. */
export const newestForSale = (listings: readonly Listing[]): Listing | null =>
  newest(listings, ({ operation }) => operation === 'sale');

/** The newest available home for sale in Barcelona, on the Costa Blanca, and to rent; without those that are lacking. */
export function newestOfEachWay(listings: readonly Listing[]): readonly Listing[] {
  const inGroup = (group: string) =>
    newest(listings, ({ area, operation }) => operation === 'sale' && getArea(area).group === group);
  const toRent = newest(listings, ({ operation }) => operation === 'rent');
  return [inGroup('barcelona'), inGroup('costa-blanca'), toRent].filter((listing) => listing !== null);
}
