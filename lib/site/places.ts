import { places } from '@/content/places';
import type { Place } from '@/content/types/place';
import type { Locale } from '@/lib/i18n/locales';

export type { Place };

const byId: ReadonlyMap<string, Place> = new Map(places.map((place) => [place.id, place]));

/** The gazetteer. */
export function listPlaces(): readonly Place[] {
  return places;
}

/** Null for a municipality that the gazetteer does not know. */
export function findPlace(id: string): Place | null {
  return byId.get(id) ?? null;
}

/** The place and those around it, the smallest first. */
export function placeChain(id: string): readonly Place[] {
  const place = findPlace(id);
  return place === null ? [] : [place, ...(place.parent === null ? [] : placeChain(place.parent))];
}

/** Places directly in this one; of null, those that are in none. */
export const placesIn = (id: string | null): readonly Place[] => places.filter(({ parent }) => parent === id);

/** Ids of the place and all in it. */
export const idsWithin = (id: string): readonly string[] => [
  id,
  ...placesIn(id).flatMap((place) => idsWithin(place.id)),
];

/** In addresses. */
export const slugOf = ({ id, slug }: Place): string => slug ?? id;

/** `Calp (Calpe)`. */
export const fullName = ({ name, otherName }: Pick<Place, 'name' | 'otherName'>): string =>
  otherName === undefined ? name : `${name} (${otherName})`;

/** `in the Eixample`, `en Calp`. */
export function inPlace({ inPlace: phrase, name }: Place, locale: Locale, named = name): string {
  return phrase?.[locale] ?? `${locale === 'es' ? 'en' : 'in'} ${named}`;
}
