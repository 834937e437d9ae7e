import { propertyTypeFacts, type PropertyType } from '@/content/types/property-type';

export type SimilarityFacts = Readonly<{
  id: string;
  operation: string;
  status: string;
  type: PropertyType;
  area: string;
  group: string;
  price: number;
}>;

/** Another city or coast weighs as much as a fivefold price. */
const WEIGHTS = { area: 1, group: 4.4, type: 0.6, family: 1.6, price: 2.7 } as const;

/** Returns 0 for equal listings, above 4 for another city at a similar price. */
export function listingDistance(one: SimilarityFacts, other: SimilarityFacts): number {
  const place = one.area === other.area ? 0 : one.group === other.group ? WEIGHTS.area : WEIGHTS.group;
  const sameFamily = propertyTypeFacts[one.type].family === propertyTypeFacts[other.type].family;
  const type = one.type === other.type ? 0 : sameFamily ? WEIGHTS.type : WEIGHTS.family;
  return place + type + WEIGHTS.price * Math.abs(Math.log(one.price / other.price));
}

/** Unsold listings; ties keep the order of `all`. Sorting 5,000 is slower than the rest of the page. */
export function similarListings<Item extends SimilarityFacts>(
  listing: SimilarityFacts,
  all: readonly Item[],
  count: number,
): Item[] {
  const nearest: { item: Item; gap: number }[] = [];
  for (const item of all) {
    if (item.operation !== listing.operation || item.status === 'sold' || item.id === listing.id) continue;
    const gap = listingDistance(listing, item);
    const last = nearest[count - 1];
    if (last && last.gap <= gap) continue;
    const further = nearest.findIndex((other) => other.gap > gap);
    nearest.splice(further === -1 ? nearest.length : further, 0, { item, gap });
    nearest.length = Math.min(nearest.length, count);
  }
  return nearest.map(({ item }) => item);
}
