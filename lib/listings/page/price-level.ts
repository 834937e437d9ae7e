import { costaBlancaLevels, type PriceLevel } from '@/content/price-levels';
import { propertyTypeFacts } from '@/content/types/property-type';
import { placeLevel } from '@/lib/listings/place/place-level';
import { listingKind } from './kind-label';
import type { Listing } from '@/content/types/listing';

type Level = Readonly<{ name: string; basis: PriceLevel['basis']; price: PriceLevel['price'] }>;

const coast: ReadonlySet<string> = new Set(costaBlancaLevels.map(({ id }) => id));

/** Returns EUR per m2. Null without comparable data: city data mainly covers flats. */
export function priceLevelOf({ area, operation, type }: Pick<Listing, 'area' | 'operation' | 'type'>): Level | null {
  if (operation === 'rent' || listingKind({ type }) !== 'home') return null;
  const level = placeLevel(area);
  if (!level?.price || (!coast.has(level.id) && propertyTypeFacts[type].family !== 'flat')) return null;
  return { name: level.name, basis: level.basis, price: level.price };
}
