import type { Operation } from '@/content/types/listing';
import { operationWords, placePathIn, typeWords, type ListingType } from '@/lib/i18n/place-paths';
import { isPlacePath, type PlacePath } from '@/lib/i18n/routes';
import { listPlaces, perGazetteer, slugOf, type Place } from '@/lib/site/places';

/** Without an operation it is the hub. */
export type PlaceQuery = Readonly<{
  operation: Operation | null;
  type: ListingType | null;
  place: Place | null;
  page: number;
}>;

export const listingTypes = Object.keys(typeWords) as readonly ListingType[];

/** More would fill the cache with copies of the last page. */
const MAX_PAGE = 50;

const operationOf = new Map(
  (Object.keys(operationWords) as Operation[]).map((operation) => [operationWords[operation].en as string, operation]),
);
const typeOf = new Map(listingTypes.map((type) => [typeWords[type].en as string, type]));

const placesBySlug = perGazetteer(
  (): ReadonlyMap<string, Place> =>
    new Map(
      listPlaces().flatMap((place) => [slugOf(place), ...(place.oldSlugs ?? [])].map((slug) => [slug, place] as const)),
    ),
);

export function placePath({ operation, page, place, type }: PlaceQuery): PlacePath {
  if (operation === null) return '/homes';
  const parts = [
    operationWords[operation].en,
    ...(type === null ? [] : [typeWords[type].en]),
    ...(place === null ? [] : [slugOf(place)]),
    ...(page > 1 ? [String(page)] : []),
  ];
  return `/homes/${parts.join('/')}`;
}

/** Accepts either language and old slugs; `path` has no language prefix. Returns null for other paths. */
export function readPlacePath(path: string): PlaceQuery | null {
  const [, , ...parts] = placePathIn('en', path).split('/');
  const operation = operationOf.get(take(parts, operationOf) ?? '') ?? null;
  const type = operation === null ? null : (typeOf.get(take(parts, typeOf) ?? '') ?? null);
  const placeOf = placesBySlug();
  const place = operation === null ? null : (placeOf.get(take(parts, placeOf) ?? '') ?? null);
  const page = operation !== null && /^[1-9]\d?$/.test(parts[0] ?? '') ? Number(parts.shift()) : 1;
  return parts.length > 0 || page > MAX_PAGE ? null : { operation, type, place, page };
}

function take(parts: string[], known: ReadonlyMap<string, unknown>): string | undefined {
  return known.has(parts[0] ?? '') ? parts.shift() : undefined;
}

export const isOfPlaces = (path: string): boolean => isPlacePath(placePathIn('en', path));
