import { getArea } from '@/lib/site/areas';
import type { Listing } from '@/lib/listings/catalogue/listings';

/** Single pass, because sorting thousands is slow. On equal days the first wins. */
function newest(listings: readonly Listing[], isWanted: (listing: Listing) => boolean): Listing | null {
  let found: Listing | null = null;
  for (const listing of listings) {
    if (listing.status !== 'available' || (found && listing.published <= found.published)) continue;
    if (isWanted(listing)) found = listing;
  }
  return found;
}

export const newestForSale = (listings: readonly Listing[]): Listing | null =>
  newest(listings, ({ operation }) => operation === 'sale');

/** Omits groups without an available listing. */
export function newestOfEachWay(listings: readonly Listing[]): readonly Listing[] {
  const inGroup = (group: string) =>
    newest(listings, ({ area, operation }) => operation === 'sale' && getArea(area).group === group);
  const toRent = newest(listings, ({ operation }) => operation === 'rent');
  return [inGroup('barcelona'), inGroup('costa-blanca'), toRent].filter((listing) => listing !== null);
}
