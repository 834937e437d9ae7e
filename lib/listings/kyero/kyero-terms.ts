import { foldText } from '@/lib/text/fold-text';
import type { PropertyType, RegionId } from '@/content/types/listing';

/** Feed words for our types; Kyero leaves them free, in English or Spanish. */
const typeLabels: Readonly<Record<PropertyType, readonly string[]>> = {
  apartment: [
    'apartment',
    'flat',
    'studio',
    'ground floor apartment',
    'loft',
    'piso',
    'apartamento',
    'estudio',
    'planta baja',
  ],
  penthouse: ['penthouse', 'atico'],
  duplex: ['duplex', 'maisonette', 'triplex'],
  villa: ['villa', 'detached villa', 'chalet', 'detached house', 'luxury villa'],
  house: [
    'house',
    'town house',
    'townhouse',
    'terraced house',
    'semi detached',
    'semi detached house',
    'semi detached villa',
    'bungalow',
    'country house',
    'finca',
    'cortijo',
    'masia',
    'cave house',
    'quad house',
    'village house',
    'casa',
    'casa de pueblo',
    'adosado',
    'pareado',
  ],
  land: ['land', 'plot', 'building plot', 'parcela', 'terreno', 'solar'],
  commercial: [
    'commercial',
    'commercial property',
    'shop',
    'office',
    'premises',
    'local',
    'local comercial',
    'oficina',
  ],
};

const types: ReadonlyMap<string, PropertyType> = new Map(
  (Object.entries(typeLabels) as [PropertyType, readonly string[]][]).flatMap(([type, words]) =>
    words.map((word) => [word, type] as const),
  ),
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

export const kyeroTypes = {
  apartment: 'Apartment',
  penthouse: 'Penthouse',
  duplex: 'Duplex',
  villa: 'Villa',
  house: 'Town House',
  land: 'Land',
  commercial: 'Commercial',
} as const satisfies Readonly<Record<PropertyType, string>>;
