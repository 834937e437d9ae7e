import 'server-only';
import { listings } from '@/content/properties/all';
import { listingIds } from '@/content/properties/ids';
import { withImportedPrice } from './imported';
import { checkListings } from './listing-schema';
import type { Listing } from '@/content/types/listing';

export type { Listing };

const portfolio: readonly Listing[] = checkListings(listingIds.map((id) => withImportedPrice(listings[id])));

const byId: ReadonlyMap<string, Listing> = new Map(portfolio.map((listing) => [listing.id, listing]));

/** Featured ones first. */
export function listListings(): readonly Listing[] {
  return portfolio;
}

export function findListing(id: string): Listing | null {
  return byId.get(id) ?? null;
}
