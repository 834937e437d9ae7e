import type { Operation } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { Locale } from './locales';

type Words<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>;

export type ListingType = Exclude<PropertyType, 'land' | 'commercial'>;

const root = { en: 'homes', es: 'viviendas' } as const;

export const operationWords = {
  sale: { en: 'for-sale', es: 'venta' },
  rent: { en: 'to-rent', es: 'alquiler' },
} as const satisfies Words<Operation>;

export const typeWords = {
  apartment: { en: 'apartments', es: 'pisos' },
  house: { en: 'houses', es: 'casas' },
  villa: { en: 'villas', es: 'villas' },
  penthouse: { en: 'penthouses', es: 'aticos' },
  duplex: { en: 'duplexes', es: 'duplex' },
} as const satisfies Words<ListingType>;

const words: readonly Readonly<Record<Locale, string>>[] = [
  root,
  ...Object.values(operationWords),
  ...Object.values(typeWords),
];

const byWord: ReadonlyMap<string, Readonly<Record<Locale, string>>> = new Map(
  words.flatMap((word) => [word.en, word.es].map((name) => [name, word] as const)),
);

export const reservedSlugs: ReadonlySet<string> = new Set(byWord.keys());

const PLACE_PATH = /^\/(?:homes|viviendas)(?=$|[/?#])[^?#]*/;

/** `/homes/for-sale/eixample` becomes `/viviendas/venta/eixample`. */
export function placePathIn(locale: Locale, path: string): string {
  return path.replace(PLACE_PATH, (found) =>
    found
      .split('/')
      .map((part) => byWord.get(part)?.[locale] ?? part)
      .join('/'),
  );
}
