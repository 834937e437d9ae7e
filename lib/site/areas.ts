import type { AppHref } from '@/lib/i18n/href';
import { findGazetteerPlace, listPlaces, perGazetteer, placeChain, type Place } from './places';

export const areaGroups = ['barcelona', 'costa-blanca'] as const;

type AreaGroup = (typeof areaGroups)[number];

/** A municipality outside the gazetteer has only a name. */
export type Area = Pick<Place, 'id' | 'name' | 'otherName' | 'municipality' | 'isStressed' | 'about'> &
  Readonly<{ group: AreaGroup | 'elsewhere' }>;

export function listAreas(): readonly (Area & Place)[] {
  return areas();
}

const areas = perGazetteer(() =>
  listPlaces()
    .filter(({ about }) => about !== undefined)
    .map((place) => ({ ...place, group: groupOf(place.id) })),
);

/** Unknown municipalities get the stricter rules. */
export function getArea(id: string): Area {
  const place = findGazetteerPlace(id);
  return place ? { ...place, group: groupOf(id) } : { id, name: id, isStressed: true, group: 'elsewhere' };
}

export function areaHref({ id, name }: Pick<Area, 'id' | 'name'>): AppHref {
  const parameter = findGazetteerPlace(id) ? 'area' : 'location';
  return `/properties?${parameter}=${encodeURIComponent(name.toLowerCase())}`;
}

function groupOf(id: string): Area['group'] {
  const root = placeChain(id).at(-1)?.id;
  return areaGroups.find((group) => group === root) ?? 'elsewhere';
}
