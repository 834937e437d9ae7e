import { listPlaces, perGazetteer, placesIn, type Place } from '@/lib/site/places';

/** As many as count as beside a place. */
const NEIGHBOURS = 3;

/** By place: the nearest three that are in the same one. */
const neighbours = perGazetteer(
  (): ReadonlyMap<string, readonly string[]> => new Map(listPlaces().map((place) => [place.id, nearest(place)])),
);

export const neighboursOf = (id: string): readonly string[] => neighbours().get(id) ?? [];

function nearest(place: Place): readonly string[] {
  if (place.parent === null) return [];
  return placesIn(place.parent)
    .filter(({ id }) => id !== place.id)
    .map(({ centre, id }) => ({ id, gap: squaredGap(place.centre, centre) }))
    .toSorted((one, other) => one.gap - other.gap)
    .slice(0, NEIGHBOURS)
    .map(({ id }) => id);
}

/** Of degrees, those of longitude as long as they are at that latitude: to compare, no distance. */
function squaredGap(one: Place['centre'], other: Place['centre']): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return east ** 2 + (one.latitude - other.latitude) ** 2;
}
