import {
  barcelonaLevels,
  barcelonaOverrides,
  costaBlancaLevels,
  type PriceLevel,
  type PriceOverride,
} from '@/content/price-levels';
import { placeChain } from '@/lib/site/places';

const levels: readonly (PriceLevel | PriceOverride)[] = [
  ...barcelonaOverrides,
  ...barcelonaLevels,
  ...costaBlancaLevels,
];

/** Returns the level of the place or of its smallest parent with one; `price` may be unknown. */
export function placeLevel(id: string): PriceLevel | PriceOverride | null {
  const named = placeChain(id).find(({ priceLevel }) => priceLevel !== undefined)?.priceLevel;
  return levels.find((level) => level.id === named) ?? null;
}
