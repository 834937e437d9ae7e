import 'server-only';
import { getArea } from '@/lib/site/areas';
import type { Listing } from './listings';

/** A home with the areas that people search together with its own; those outside our two regions are each alone. */
export function withGroup(listing: Listing): Listing & { group: string } {
  const { group, id } = getArea(listing.area);
  return { ...listing, group: group === 'elsewhere' ? id : group };
}
