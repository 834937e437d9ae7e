import 'server-only';
import { currentCatalogue, perCatalogue } from './catalogue';
import type { Listing } from '@/content/types/listing';

export type { Listing };

export function listListings(): readonly Listing[] {
  return currentCatalogue().listings;
}

/** Sold listings keep only their page. */
export const listOnMarket = perCatalogue(({ listings }): readonly Listing[] =>
  listings.filter(({ status }) => status !== 'sold'),
);

export function findListing(id: string): Listing | null {
  return currentCatalogue().byId.get(id) ?? null;
}
