import { failsFilter, type Check } from '@/lib/listings/search/checks';
import type { Filter, SearchFilters } from '@/lib/listings/search/filters';
import type { SearchIndex } from '@/lib/listings/search/search-index';
import { listPlaces, perGazetteer, placesIn, type Place } from '@/lib/site/places';

const NEIGHBOURS = 3;

const neighbours = perGazetteer(
  (): ReadonlyMap<string, readonly string[]> => new Map(listPlaces().map((place) => [place.id, nearest(place)])),
);

const neighboursOf = (id: string): readonly string[] => neighbours().get(id) ?? [];

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

const nearMisses = ['price', 'beds', 'baths', 'areas'] as const satisfies readonly Filter[];
export type NearMiss = (typeof nearMisses)[number];

export type WantedFilters = Readonly<{ filters: SearchFilters; applied: readonly Filter[] }>;

export type MatchVerdict = NearMiss | null | 'no';

const NEAR_PRICE = 0.1;

/** Creates filters lazily; text is last because its search is slowest. */
export function judgeOf(index: SearchIndex, { applied, filters }: WantedFilters): (listing: number) => MatchVerdict {
  const order = applied.includes('location')
    ? [...applied.filter((one) => one !== 'location'), 'location' as const]
    : applied;
  const made: Check['fails'][] = [];
  const isNear = nearOf(index, filters);
  return (listing) => {
    let missed: NearMiss | null = null;
    for (const [position, filter] of order.entries()) {
      const fails = (made[position] ??= failsFilter(index, filters, filter));
      if (!fails(listing)) continue;
      if (missed !== null || !isNearMiss(filter) || !isNear[filter](listing)) return 'no';
      missed = filter;
    }
    return missed;
  };
}

const isNearMiss = (filter: Filter): filter is NearMiss => (nearMisses as readonly Filter[]).includes(filter);

function nearOf(index: SearchIndex, filters: SearchFilters): Readonly<Record<NearMiss, (listing: number) => boolean>> {
  const { areas, baths, beds, maxPrice, minPrice } = filters;
  const [low, high] = [(minPrice ?? 0) * (1 - NEAR_PRICE), (maxPrice ?? Infinity) * (1 + NEAR_PRICE)];
  let beside: ReadonlySet<string> | null = null;
  return {
    price: (listing) => {
      const price = index.price[listing] ?? NaN;
      return price >= low && price <= high;
    },
    beds: (listing) => index.bedrooms[listing] === (beds ?? 0) - 1,
    baths: (listing) => index.bathrooms[listing] === (baths ?? 0) - 1,
    areas: (listing) => {
      beside ??= new Set(areas.flatMap(neighboursOf));
      return index.inPlaces[listing]?.some((place) => beside?.has(index.places[place]?.key ?? '')) ?? false;
    },
  };
}
