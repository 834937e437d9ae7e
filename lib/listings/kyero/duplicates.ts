import { foldText } from '@/lib/text/fold-text';
import type { FeedListingLine } from './feed-report';
import { distanceKm } from './read-point';

export type ComparedListing = FeedListingLine &
  Readonly<{
    source: string;
    type: string | null;
    operation: string | null;
    street: string | null;
    municipality: string | null;
    price: number | null;
    bedrooms: number | null;
    builtArea: number | null;
    plotArea: number | null;
    latitude: number | null;
    longitude: number | null;
    images: readonly string[];
  }>;

const SAME_PLACE_KM = 0.015;
/** Fewer images may be the same stand-in. */
const ENOUGH_IMAGES = 3;

/**
 * Groups of references that seem equal, each with at least one of `source`: the same kind, price and size at the same address,
 * within 15 m or with the same images; or the same kind with three or more images, all the same.
 */
export function duplicatesOf(
  listings: readonly ComparedListing[],
  source: string,
): readonly (readonly FeedListingLine[])[] {
  const groups = new Map<string, Set<ComparedListing>>();
  const join = (one: ComparedListing, other: ComparedListing) => {
    const joined = new Set([...(groups.get(one.id) ?? [one]), ...(groups.get(other.id) ?? [other])]);
    for (const { id } of joined) groups.set(id, joined);
  };
  for (const alike of groupsBy(listings, kindAndSize)) {
    eachPair(alike, (one, other) => {
      if (isSamePlace(one, other) || hasSameImages(one, other, 1)) join(one, other);
    });
  }
  for (const alike of groupsBy(listings, kindAndImages)) {
    eachPair(alike, (one, other) => {
      if (hasSameImages(one, other, ENOUGH_IMAGES)) join(one, other);
    });
  }
  return [...new Set(groups.values())]
    .filter((group) => [...group].some((listing) => listing.source === source))
    .map((group) => [...group].map(({ id, reference }) => ({ id, reference })));
}

function kindAndSize({ bedrooms, builtArea, operation, plotArea, price, type }: ComparedListing): string | null {
  const size = builtArea ?? plotArea;
  return price === null || size === null ? null : [type, operation, price, bedrooms, size].join('|');
}

const kindAndImages = ({ bedrooms, images, operation, type }: ComparedListing) =>
  images.length < ENOUGH_IMAGES ? null : [type, operation, bedrooms, ...images.toSorted()].join('|');

function groupsBy(listings: readonly ComparedListing[], keyOf: (listing: ComparedListing) => string | null) {
  const groups = new Map<string, ComparedListing[]>();
  for (const listing of listings) {
    const key = keyOf(listing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(listing);
    else groups.set(key, [listing]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** A large development of equal homes is compared with its first ones. */
const MOST_COMPARED = 50;

function eachPair(alike: readonly ComparedListing[], work: (one: ComparedListing, other: ComparedListing) => void) {
  alike.slice(0, MOST_COMPARED).forEach((one, index) => {
    for (const other of alike.slice(index + 1)) work(one, other);
  });
}

function isSamePlace(one: ComparedListing, other: ComparedListing): boolean {
  const [at, otherAt] = [pointOf(one), pointOf(other)];
  if (at && otherAt) return distanceKm(at, otherAt) <= SAME_PLACE_KM;
  const [street, otherStreet] = [foldText(one.street ?? ''), foldText(other.street ?? '')];
  return (
    street !== '' && street === otherStreet && foldText(one.municipality ?? '') === foldText(other.municipality ?? '')
  );
}

const pointOf = ({ latitude, longitude }: ComparedListing) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function hasSameImages({ images }: ComparedListing, other: ComparedListing, least: number): boolean {
  return (
    images.length >= least &&
    images.length === other.images.length &&
    images.every((image) => other.images.includes(image))
  );
}
