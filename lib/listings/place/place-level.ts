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

/** Price level of a place, or of the smallest place around it that has one; its `price` may be unknown. */
export function placeLevel(id: string): PriceLevel | PriceOverride | null {
  const named = placeChain(id).find(({ priceLevel }) => priceLevel !== undefined)?.priceLevel;
  return levels.find((level) => level.id === named) ?? null;
}
