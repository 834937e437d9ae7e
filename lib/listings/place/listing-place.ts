import type { Listing } from '@/content/types/listing';
import { idsWithin, listPlaces, perGazetteer, type Place } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';

type Placed = Pick<Listing, 'area' | 'neighbourhood'>;

const namesOf = ({ aliases, name, otherName }: Place) => [name, ...(otherName ? [otherName] : []), ...aliases];

const named = perGazetteer(() =>
  listPlaces().flatMap((place) => namesOf(place).map((name) => [foldText(name), place.id] as const)),
);

export function listingPlaceId({ area, neighbourhood }: Placed): string {
  const within = idsWithin(area);
  const wanted = foldText(neighbourhood);
  return named().find(([name, id]) => name === wanted && within.includes(id))?.[1] ?? area;
}
