import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { canonicalQuery } from '@/lib/listings/alerts/alerts';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { markerOf } from '@/lib/listings/map/listing-markers';
import { hasDrawnStreets } from '@/lib/map/drawn-streets';
import { flagBox } from '@/lib/map/flag-shape';
import { framedLabels, type FramedLabel } from '@/lib/map/framed-labels';
import { groupsAt, markerIndex } from '@/lib/map/groups';
import { framed, type MapFrame } from '@/lib/map/map-frame';
import { stripFrame, stripImagePath } from '@/lib/map/strip-frame';
import { listingsOf, queriesWithListings } from './place-listings';
import { filterQuery } from './place-page';
import type { PlaceQuery } from './place-query';

export type PlaceStripView = Readonly<{
  frame: MapFrame;
  labels: readonly FramedLabel[];
  /** `price`: null for a group of listings. */
  flags: readonly Readonly<{ x: number; y: number; count: number; price: string | null }>[];
  count: number;
  /** Query of the whole map. */
  search: string;
  /** False where the orientation map has no streets. */
  isDrawn: boolean;
}>;

const MOST_LABELS = 12;

const markersOf = (query: PlaceQuery, locale: Locale) =>
  listingsOf(query).flatMap((listing) => markerOf(listing, locale) ?? []);

/** Null on further pages and without listings. */
export function placeStrip(query: PlaceQuery, locale: Locale): PlaceStripView | null {
  const markers = markersOf(query, locale);
  if (query.place === null || query.page > 1 || markers.length === 0) return null;
  const frame = stripFrame(markers);
  const { zoom } = frame;
  const flags = groupsAt(markerIndex(markers, { from: zoom, to: zoom }), zoom).map(({ at, markers: found }) => {
    const [x, y] = framed(frame, at);
    const [only, ...others] = found;
    return { x, y, count: found.length, price: only && others.length === 0 ? only.price : null };
  });
  const { height, width } = frame;
  // Names at the upper and lower edge would be cut.
  const edges = [0, height].map((y) => ({ x: width / 2, y, halfWidth: width / 2, halfHeight: 4 }));
  const covered = [...edges, ...flags.map(({ price, x, y }) => flagBox(x, y, price === null ? null : { price }))];
  return {
    frame,
    labels: framedLabels(frame, covered).slice(0, MOST_LABELS),
    flags,
    count: markers.length,
    search: canonicalQuery(filterQuery(query)),
    isDrawn: markers.every(({ at }) => hasDrawnStreets(at)),
  };
}

/** Frames by path without version: others are not drawn. */
export const stripFrames = perCatalogue(
  () =>
    new Map(
      queriesWithListings()
        .filter(({ place }) => place !== null)
        .map((query) => markersOf(query, 'en'))
        .filter((markers) => markers.length > 0)
        .map(stripFrame)
        .map((frame) => [stripImagePath('', frame), frame] as const),
    ) as ReadonlyMap<string, MapFrame>,
);
