import { areas, type Area } from '@/content/areas';
import type { AppHref } from '@/lib/i18n/href';

export type { Area };

/** Every place the portfolio covers, in display order. */
export function listAreas(): readonly Area[] {
  return areas;
}

/** The area with this id. Throws where there is none: ids come from typed content. */
export function getArea(id: Area['id']): Area {
  const area = areas.find((candidate) => candidate.id === id);
  if (!area) throw new Error(`No area ${id}`);
  return area;
}

/** The list of homes of one area, as the specification writes it: the name in lower case. */
export function areaHref(area: Area): AppHref {
  return `/properties?area=${encodeURIComponent(area.name.toLowerCase())}`;
}
