import 'server-only';
import { getArea } from '@/lib/site/areas';
import type { Listing } from './listings';
import { perListing } from './per-listing';

/** Adds the area's group; areas outside our regions stand alone. */
export const withGroup = perListing((listing): Listing & { group: string } => {
  const { group, id } = getArea(listing.area);
  return { ...listing, group: group === 'elsewhere' ? id : group };
});
