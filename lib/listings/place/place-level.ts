import type { PriceLevel, PriceOverride } from '@/content/price-levels';
import { placeChain } from '@/lib/site/places';
import { priceLevels } from '@/lib/site/price-levels';

/** Returns the level of the place or of its smallest parent with one; `price` may be unknown. */
export function placeLevel(id: string): PriceLevel | PriceOverride | null {
  const named = placeChain(id).find(({ priceLevel }) => priceLevel !== undefined)?.priceLevel;
  if (named === undefined) return null;
  const { coast, districts, neighbourhoods } = priceLevels();
  return [...neighbourhoods, ...districts, ...coast].find((level) => level.id === named) ?? null;
}
