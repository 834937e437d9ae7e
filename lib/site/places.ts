import { places as contentPlaces } from '@/content/places';
import type { Place } from '@/content/types/place';
import { processState } from '@/lib/env/process-state';
import type { Locale } from '@/lib/i18n/locales';
import { foldText } from '@/lib/text/fold-text';

export type { Place };

type Gazetteer = Readonly<{ places: readonly Place[]; byId: ReadonlyMap<string, Place> }>;

const gazetteerOf = (places: readonly Place[]): Gazetteer => ({
  places,
  byId: new Map(places.map((place) => [place.id, place])),
});

const state = processState('gazetteer', () => ({ current: gazetteerOf(contentPlaces) }));

const contentIds: ReadonlySet<string> = new Set(contentPlaces.map(({ id }) => id));

/** Puts the places of the desk beside those of content/places. Returns whether that changes anything. */
export function setDeskPlaces(added: readonly Place[]): boolean {
  const before = state.current.places.filter(({ id }) => !contentIds.has(id));
  const own = added.filter(({ id }) => !contentIds.has(id));
  if (JSON.stringify(before) === JSON.stringify(own)) return false;
  state.current = gazetteerOf([...contentPlaces, ...own]);
  return true;
}

/** Whether a place is one of content/places, which the desk does not change. */
export const isContentPlace = (id: string): boolean => contentIds.has(id);

/** Computes a value once, until the desk changes the gazetteer: a constant of a module would keep the first value. */
export function perGazetteer<Value>(compute: () => Value): () => Value {
  let known: Readonly<{ of: Gazetteer; value: Value }> | null = null;
  return () => {
    if (known?.of !== state.current) known = { of: state.current, value: compute() };
    return known.value;
  };
}

/** The gazetteer. */
export function listPlaces(): readonly Place[] {
  return state.current.places;
}

/** Null for a municipality that the gazetteer does not know. */
export function findGazetteerPlace(id: string): Place | null {
  return state.current.byId.get(id) ?? null;
}

const byTownName = perGazetteer(
  () =>
    new Map(
      listPlaces()
        .filter(({ kind, municipality }) => kind === 'town' || (kind === 'city' && municipality === undefined))
        .flatMap(({ aliases, id, name, otherName = name }) =>
          [name, otherName, ...aliases].map((one) => [foldText(one), id] as const),
        )
        .toReversed(),
    ) as ReadonlyMap<string, string>,
);

/** Of the area of a listing: a municipality that was named before the gazetteer knew it is its place since. */
export const knownArea = (area: string): string =>
  findGazetteerPlace(area) === null ? (byTownName().get(foldText(area)) ?? area) : area;

/** The place and those around it, the smallest first. */
export function placeChain(id: string): readonly Place[] {
  const place = findGazetteerPlace(id);
  return place === null ? [] : [place, ...(place.parent === null ? [] : placeChain(place.parent))];
}

/** Places directly in this one; of null, those that are in none. */
export const placesIn = (id: string | null): readonly Place[] => listPlaces().filter(({ parent }) => parent === id);

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
