import 'server-only';
import { getArea } from '@/lib/site/areas';
import type { Listing } from './listings';
import { perListing } from './per-listing';

/** An area outside our regions is its own group. */
export const withGroup = perListing((listing): Listing & { group: string } => {
  const { group, id } = getArea(listing.area);
  return { ...listing, group: group === 'elsewhere' ? id : group };
});
