import { areaGroups, listAreas } from '@/lib/site/areas';
import { findPlace, idsWithin, listPlaces, type Place as KnownPlace } from '@/lib/site/places';
import type { Place } from './places';

const groups = areaGroups.flatMap((id) => findPlace(id) ?? []);

const ordered: ReadonlySet<KnownPlace> = new Set([
  ...groups,
  ...listAreas().flatMap(({ id }) => findPlace(id) ?? []),
  ...listPlaces(),
]);

/** The gazetteer: groups of areas, then areas, then the rest. Each holds what is in it. */
export const knownPlaces: readonly Place[] = [...ordered].map(({ aliases, id, name, nearby }) => ({
  key: id,
  name,
  aliases,
  areas: idsWithin(id),
  ...(nearby && { nearby }),
}));
