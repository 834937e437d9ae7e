import { foldText } from '@/lib/text/fold-text';
import type { RegionId } from '@/content/types/listing';
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
