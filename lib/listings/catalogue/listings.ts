import 'server-only';
import { currentCatalogue, perCatalogue } from './catalogue';
import type { Listing } from '@/content/types/listing';

export type { Listing };

/** Featured ones first. */
export function listListings(): readonly Listing[] {
  return currentCatalogue().listings;
}

/** Without sold ones, which keep their page alone. */
export const listOnMarket = perCatalogue(({ listings }): readonly Listing[] =>
  listings.filter(({ status }) => status !== 'sold'),
);

export function findListing(id: string): Listing | null {
  return currentCatalogue().byId.get(id) ?? null;
}
