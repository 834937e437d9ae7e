import { areaGroups } from '@/content/areas';
import { listAreas } from '@/lib/site/areas';
import type { Place } from './places';

/** Groups of areas, then areas. */
export const knownPlaces: readonly Place[] = [
  ...areaGroups.map(({ id, name, aliases, nearby }) => ({
    key: id,
    name,
    aliases,
    nearby,
    areas: listAreas()
      .filter(({ group }) => group === id)
      .map((area) => area.id),
  })),
  ...listAreas().map(({ id, name, aliases }) => ({ key: id, name, aliases, areas: [id] })),
];
