import { listPlaces, perGazetteer, placesIn, type Place } from '@/lib/site/places';

const NEIGHBOURS = 3;

/** The nearest three places within the same parent. */
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

/** Only for comparison, not a distance. */
function squaredGap(one: Place['centre'], other: Place['centre']): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return east ** 2 + (one.latitude - other.latitude) ** 2;
}
