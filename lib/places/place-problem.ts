import { reservedSlugs } from '@/lib/i18n/place-paths';
import { slugOf, type Place } from '@/lib/site/places';
import type { PlaceCode } from './place-form';

const SLUG = /^[a-z]+(-[a-z]+)*$/;

/** Checks address words, other places and the parent cycle. Returns null when valid. */
export function placeProblem(place: Place, others: readonly Place[], teamIds: readonly string[]): PlaceCode | null {
  if (!SLUG.test(place.id)) return 'slug';
  if (reservedSlugs.has(place.id)) return 'reserved';
  const names = others.flatMap((other) => [other.id, slugOf(other), ...(other.oldSlugs ?? [])]);
  if (names.includes(place.id)) return 'taken';
  const parents = chainOf(place.parent, others);
  if (place.parent !== null && parents.length === 0) return place.parent === place.id ? 'circle' : 'choice';
  if (parents.some(({ parent }) => parent === place.id)) return 'circle';
  if (parents.some(({ region }) => region !== place.region)) return 'otherRegion';
  return place.agent === undefined || teamIds.includes(place.agent) ? null : 'choice';
}

function chainOf(id: string | null, places: readonly Place[]): readonly Place[] {
  const found = places.find((place) => place.id === id);
  return found ? [found, ...chainOf(found.parent, places)] : [];
}
