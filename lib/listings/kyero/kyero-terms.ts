import { foldText } from '@/lib/text/fold-text';
import { feedStatuses, type FeedListing } from '@/content/types/feed-listing';
import type { FeatureId, RegionId } from '@/content/types/listing';
import { propertyTypeFacts, propertyTypes, type PropertyType } from '@/content/types/property-type';

const types: ReadonlyMap<string, PropertyType> = new Map(
  propertyTypes.flatMap((type) => propertyTypeFacts[type].feedNames.map((name) => [name, type] as const)),
);

const provinces: Readonly<Record<RegionId, readonly string[]>> = {
  catalonia: ['barcelona', 'girona', 'gerona', 'lleida', 'lerida', 'tarragona'],
  'valencian-community': ['alicante', 'alacant', 'valencia', 'castellon', 'castello'],
  madrid: ['madrid'],
};

const regions: ReadonlyMap<string, RegionId> = new Map(
  (Object.entries(provinces) as [RegionId, readonly string[]][]).flatMap(([region, names]) =>
    names.map((name) => [name, region] as const),
  ),
);

export function typeOf(word: string): PropertyType | undefined {
  return types.get(foldText(word));
}

/** Tax region of a province. */
export function regionOf(province: string): RegionId | undefined {
  return regions.get(foldText(province));
}

/** Kyero has no state; agency programs add `<status>` in words of their own. */
const states: Readonly<Record<FeedListing['status'], readonly string[]>> = {
  available: ['', 'available', 'for sale', 'for rent', 'active', 'on market', 'disponible', 'en venta', 'en alquiler'],
  reserved: ['reserved', 'under offer', 'sale agreed', 'let agreed', 'reservado', 'reservada'],
  sold: ['sold', 'sold stc', 'let', 'rented', 'vendido', 'vendida', 'alquilado', 'alquilada'],
  withdrawn: ['withdrawn', 'off market', 'inactive', 'retirado', 'retirada', 'baja'],
};

export function statusOf(word: string): FeedListing['status'] | undefined {
  const folded = foldText(word);
  return feedStatuses.find((status) => states[status].includes(folded));
}

/** Words for features beside our own labels. */
export const featureWords: Partial<Record<FeatureId, readonly string[]>> = {
  pool: ['swimming pool', 'private pool', 'piscina privada'],
  'shared-pool': ['communal pool', 'community pool', 'piscina comunitaria'],
  garage: ['parking', 'private parking', 'covered parking', 'parking space', 'aparcamiento', 'plaza de garaje'],
  lift: ['elevator'],
  'air-conditioning': ['air con', 'a c', 'aire acondicionado'],
  heating: ['central heating', 'underfloor heating', 'calefaccion central'],
  'sea-view': ['sea views', 'vistas al mar'],
  'mountain-view': ['mountain views', 'vistas a la montana'],
  'storage-room': ['storage', 'storeroom', 'trastero'],
  'fitted-wardrobes': ['built in wardrobes', 'fitted closets'],
  'fitted-kitchen': ['equipped kitchen', 'cocina equipada'],
  terrace: ['private terrace', 'solarium', 'roof terrace'],
  garden: ['private garden', 'jardin privado'],
  furnished: ['fully furnished', 'amueblado'],
  'solar-panels': ['solar energy', 'photovoltaic panels'],
};
