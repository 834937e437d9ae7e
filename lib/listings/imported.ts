import 'server-only';
import imported from '@/content/imported/homes.json';
import { checkImportedListings } from './imported-schema';
import type { Listing } from '@/content/types/listing';

const byReference = new Map(checkImportedListings(imported).map((listing) => [listing.reference, listing]));

/** Price and date of the last import, if newer. */
export function withImportedPrice(listing: Listing): Listing {
  const item = byReference.get(listing.reference);
  if (!item || item.operation !== listing.operation || item.updated < listing.updated) return listing;
  return { ...listing, price: item.price, updated: item.updated };
}
