import {
  barcelonaLevels,
  barcelonaOverrides,
  costaBlancaLevels,
  type PriceLevel,
  type PriceOverride,
} from '@/content/price-levels';
import { placeChain } from '@/lib/site/places';
import { propertyTypeFacts } from '@/content/types/property-type';
import { listingKind } from './kind-label';
import type { Listing } from '@/content/types/listing';

type Level = Readonly<{ name: string; basis: PriceLevel['basis']; price: PriceLevel['price'] }>;

/** A neighbourhood's figure before that of its district, whose levels are about flats. */
const inCity: readonly (PriceLevel | PriceOverride)[] = [...barcelonaOverrides, ...barcelonaLevels];

/** EUR per m2 of the place of a home for sale; null where there is no figure that compares with it. */
export function priceLevelOf({ area, operation, type }: Pick<Listing, 'area' | 'operation' | 'type'>): Level | null {
  if (operation === 'rent' || listingKind({ type }) !== 'home') return null;
  const isFlat = propertyTypeFacts[type].family === 'flat';
  const level = [...(isFlat ? inCity : []), ...costaBlancaLevels].find((one) => one.area === area);
  return level?.price ? { name: level.name, basis: level.basis, price: level.price } : null;
}
