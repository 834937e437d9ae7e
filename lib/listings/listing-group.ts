import 'server-only';
import { getArea } from '@/lib/site/areas';
import type { Listing } from './listings';

/** Adds the area's group; areas outside our regions stand alone. */
export function withGroup(listing: Listing): Listing & { group: string } {
  const { group, id } = getArea(listing.area);
  return { ...listing, group: group === 'elsewhere' ? id : group };
}
