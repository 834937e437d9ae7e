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

export function setDeskPlaces(added: readonly Place[]): boolean {
  const before = state.current.places.filter(({ id }) => !contentIds.has(id));
  const own = added.filter(({ id }) => !contentIds.has(id));
  if (JSON.stringify(before) === JSON.stringify(own)) return false;
  state.current = gazetteerOf([...contentPlaces, ...own]);
  return true;
}

export const isContentPlace = (id: string): boolean => contentIds.has(id);

/** A module constant would become outdated. */
export function perGazetteer<Value>(compute: () => Value): () => Value {
  let known: Readonly<{ of: Gazetteer; value: Value }> | null = null;
  return () => {
    if (known?.of !== state.current) known = { of: state.current, value: compute() };
    return known.value;
  };
}

export function listPlaces(): readonly Place[] {
  return state.current.places;
}

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

export const knownArea = (area: string): string =>
  findGazetteerPlace(area) === null ? (byTownName().get(foldText(area)) ?? area) : area;

/** Returns the place and those that contain it, smallest first. */
export function placeChain(id: string): readonly Place[] {
  const place = findGazetteerPlace(id);
  return place === null ? [] : [place, ...(place.parent === null ? [] : placeChain(place.parent))];
}

/** Null: top-level places. */
export const placesIn = (id: string | null): readonly Place[] => listPlaces().filter(({ parent }) => parent === id);

export const idsWithin = (id: string): readonly string[] => [
  id,
  ...placesIn(id).flatMap((place) => idsWithin(place.id)),
];

export const slugOf = ({ id, slug }: Place): string => slug ?? id;

export const fullName = ({ name, otherName }: Pick<Place, 'name' | 'otherName'>): string =>
  otherName === undefined ? name : `${name} (${otherName})`;

export function inPlace({ inPlace: phrase, name }: Place, locale: Locale, named = name): string {
  return phrase?.[locale] ?? `${locale === 'es' ? 'en' : 'in'} ${named}`;
}
