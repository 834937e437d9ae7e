import type { AppHref } from '@/lib/i18n/href';
import { findGazetteerPlace, listPlaces, perGazetteer, placeChain, type Place } from './places';

/** Groups of areas, searchable as one. */
export const areaGroups = ['barcelona', 'costa-blanca'] as const;

type AreaGroup = (typeof areaGroups)[number];

/** The place of a listing. A municipality that the gazetteer does not know has its name alone. */
export type Area = Pick<Place, 'id' | 'name' | 'otherName' | 'municipality' | 'isStressed' | 'about'> &
  Readonly<{ group: AreaGroup | 'elsewhere' }>;

/** The places that the filters offer, in display order. */
export function listAreas(): readonly (Area & Place)[] {
  return areas();
}

const areas = perGazetteer(() =>
  listPlaces()
    .filter(({ about }) => about !== undefined)
    .map((place) => ({ ...place, group: groupOf(place.id) })),
);

/** Whatever a listing says is its place. Of a municipality that nobody looked up the stricter rules hold. */
export function getArea(id: string): Area {
  const place = findGazetteerPlace(id);
  return place ? { ...place, group: groupOf(id) } : { id, name: id, isStressed: true, group: 'elsewhere' };
}

/** The name in lower case, as in the specification; words of the search for what the gazetteer does not know. */
export function areaHref({ id, name }: Pick<Area, 'id' | 'name'>): AppHref {
  const parameter = findGazetteerPlace(id) ? 'area' : 'location';
  return `/properties?${parameter}=${encodeURIComponent(name.toLowerCase())}`;
}

function groupOf(id: string): Area['group'] {
  const root = placeChain(id).at(-1)?.id;
  return areaGroups.find((group) => group === root) ?? 'elsewhere';
}
