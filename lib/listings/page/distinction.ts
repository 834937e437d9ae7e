import 'server-only';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { perListing } from '@/lib/listings/catalogue/per-listing';
import type { Listing } from '@/content/types/listing';
import { listingSize, nameParts, type Distinction } from './listing-name';

const keyOf = perListing((listing) => Object.values(nameParts(listing)).join('|'));

const sizeOf = (listing: Listing) => Math.round(listingSize(listing) ?? 0);

const namesakes = perCatalogue(({ listings }) => {
  const groups = new Map<string, Listing[]>();
  for (const listing of listings) {
    const key = keyOf(listing);
    const group = groups.get(key);
    if (group) group.push(listing);
    else groups.set(key, [listing]);
  }
  return groups;
});

export function distinctionOf(listing: Listing): Distinction {
  const others = (namesakes().get(keyOf(listing)) ?? []).filter(({ id }) => id !== listing.id);
  if (others.length === 0) return 'none';
  const size = sizeOf(listing);
  return size > 0 && others.every((other) => sizeOf(other) !== size) ? 'size' : 'reference';
}
