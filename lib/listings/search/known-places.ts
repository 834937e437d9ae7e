import { areaGroups, listAreas } from '@/lib/site/areas';
import { findGazetteerPlace, idsWithin, listPlaces, perGazetteer, type Place as KnownPlace } from '@/lib/site/places';
import type { Place } from './places';

const inOrder = (): ReadonlySet<KnownPlace> =>
  new Set([
    ...areaGroups.flatMap((id) => findGazetteerPlace(id) ?? []),
    ...listAreas().flatMap(({ id }) => findGazetteerPlace(id) ?? []),
    ...listPlaces(),
  ]);

/** Gazetteer places: area groups, then areas, then the rest. */
export const knownPlaces = perGazetteer((): readonly Place[] =>
  [...inOrder()].map(({ aliases, id, name, nearby }) => ({
    key: id,
    name,
    aliases,
    areas: idsWithin(id),
    ...(nearby && { nearby }),
  })),
);
