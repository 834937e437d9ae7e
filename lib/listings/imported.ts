import 'server-only';
import homes from '@/content/imported/homes.json';
import { checkImportedListings } from './imported-schema';
import type { Listing } from '@/content/types/listing';

const byReference = new Map(checkImportedListings(homes).map((home) => [home.reference, home]));

/** Price and date of the last import, if newer. */
export function withImportedPrice(listing: Listing): Listing {
  const home = byReference.get(listing.reference);
  if (!home || home.operation !== listing.operation || home.updated < listing.updated) return listing;
  return { ...listing, price: home.price, updated: home.updated };
}
