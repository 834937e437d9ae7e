import { areas, type Area } from '@/content/areas';
import type { AppHref } from '@/lib/i18n/href';

export type { Area };

/** In display order. */
export function listAreas(): readonly Area[] {
  return areas;
}

/** @throws Error if unknown. */
export function getArea(id: Area['id']): Area {
  const area = areas.find((candidate) => candidate.id === id);
  if (!area) throw new Error(`No area ${id}`);
  return area;
}

/** The name in lower case, as in the specification. */
export function areaHref(area: Area): AppHref {
  return `/properties?area=${encodeURIComponent(area.name.toLowerCase())}`;
}
