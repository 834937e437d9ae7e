import { getArea } from '@/lib/site/areas';
import type { Listing } from '@/lib/listings/listings';

const newestFirst = (one: Listing, other: Listing) => other.published.localeCompare(one.published);

/** Available listings for sale, newest first. */
export function newestForSale(listings: readonly Listing[]): readonly Listing[] {
  return listings
    .filter(({ operation, status }) => operation === 'sale' && status === 'available')
    .toSorted(newestFirst);
}

/** The newest available home for sale in Barcelona, on the Costa Blanca, and to rent; without those that are lacking. */
export function newestOfEachWay(listings: readonly Listing[]): readonly Listing[] {
  const forSale = newestForSale(listings);
  const inGroup = (group: string) => forSale.find(({ area }) => getArea(area).group === group);
  const toRent = listings
    .filter(({ operation, status }) => operation === 'rent' && status === 'available')
    .toSorted(newestFirst)[0];
  return [inGroup('barcelona'), inGroup('costa-blanca'), toRent].filter((listing) => listing !== undefined);
}
