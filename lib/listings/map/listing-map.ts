import 'server-only';
import type { MapPoint } from '@/content/types/map-plan';
import type { Locale } from '@/lib/i18n/locales';
import { noFilters, shownMeasure, type SearchFilters } from '@/lib/listings/search/filters';
import { listingsHref } from '@/lib/listings/list/search-page';
import { flagBox, flagHeight } from '@/lib/map/flag-shape';
import { areAtOnePoint, boundsOfMarkers, groupsAt, markerIndex } from '@/lib/map/groups';
import { framedLabels, type FramedLabel } from '@/lib/map/framed-labels';
import { boundsAround, boundsOf, framed, frameOf, panned, scaled, tilesOf, type MapFrame } from '@/lib/map/map-frame';
import { tilePath, type MapTiles } from '@/lib/map/map-tile';
import { isWithin, MAX_ZOOM, MIN_ZOOM, type MapBounds } from '@/lib/map/mercator';
import { densestPart } from '@/lib/map/densest-part';
import { listingMarkers, type ListingMarker } from './listing-markers';

type ListHref = ReturnType<typeof listingsHref>;
type Placed = Readonly<{ x: number; y: number }>;

export type MapFlag = Placed &
  (
    | Readonly<{ kind: 'listing'; marker: ListingMarker }>
    | Readonly<{ kind: 'group'; count: number; href: ListHref; isOnePoint: boolean }>
  );

/** `outside`: listings that the first view does not show. */
type MapRegion = Readonly<{ name: string; outside: number; bounds: MapBounds; href: ListHref }>;

export type ListingMapView = Readonly<{
  tiles: MapTiles;
  /** Second line of the flags; `price` without one. */
  measure: ReturnType<typeof shownMeasure>;
  frame: MapFrame;
  images: readonly (Placed & { href: string })[];
  labels: readonly FramedLabel[];
  flags: readonly MapFlag[];
  total: number;
  shown: number;
  regions: readonly MapRegion[];
  moves: Readonly<Record<'in' | 'out' | 'north' | 'south' | 'west' | 'east', ListHref | null>>;
  whole: ListHref;
  /** Corners in frame coordinates and in degrees. */
  outline: readonly (readonly [x: number, y: number])[] | null;
  corners: readonly MapPoint[] | null;
  bounds: MapBounds;
  isPart: boolean;
  query: string;
}>;

/** Without JavaScript; phones show the inner part. */
const SIZE = { width: 1024, height: 832 } as const;
const INNER = { width: 340, height: 420 } as const;

export function readListingMap(filters: SearchFilters, locale: Locale, total: number, tiles: MapTiles): ListingMapView {
  const markers = listingMarkers(filters, locale);
  const wanted = filters.bounds ?? (filters.outline && boundsAround(filters.outline));
  const frame = frameOf(wanted ?? densestPart(markers, SIZE, INNER), SIZE, INNER);
  const part = wanted ?? boundsOf(frame, INNER);
  const at = (bounds: MapBounds | null, view = filters.view) => listingsHref({ ...filters, bounds, view, page: 1 });
  const { zoom } = frame;
  const index = markerIndex(markers, { from: zoom, to: zoom });
  const step = flagHeight(markers);
  const isSeen = ({ x, y }: Placed) => x > -step && y > 0 && x < SIZE.width + step && y < SIZE.height;
  const flags = groupsAt(index, zoom)
    .flatMap(({ at: point, isSpread, markers: found }): readonly MapFlag[] => {
      const [x, y] = framed(frame, point);
      if (isSpread) return found.map((marker, above) => ({ kind: 'listing', marker, x, y: y - above * step }));
      const isOnePoint = areAtOnePoint(found) && zoom >= MAX_ZOOM - 1;
      const href = at(boundsOfMarkers(found), isOnePoint ? 'list' : 'map');
      return [{ kind: 'group', count: found.length, href, isOnePoint, x, y }];
    })
    .filter(isSeen);
  const view = boundsOf(frame, SIZE);
  const regions = [...new Set(markers.map(({ region }) => region))]
    .map((name): MapRegion => {
      const found = markers.filter(({ region }) => region === name);
      const bounds = boundsOfMarkers(found);
      const outside = found.filter(({ at: point }) => !isWithin(point, view)).length;
      return { name, outside, bounds, href: at(bounds) };
    })
    .toSorted((one, other) => other.outside - one.outside);
  const covered = flags.map((flag) => flagBox(flag.x, flag.y, flag.kind === 'listing' ? flag.marker : null));
  return {
    tiles,
    measure: markers.some(({ means }) => means) ? shownMeasure(filters) : 'price',
    frame,
    images: tilesOf(frame).map((tile) => ({ x: tile.left, y: tile.top, href: tilePath(tiles.version, tile) })),
    labels: tiles.hasNames ? [] : framedLabels(frame, covered),
    flags,
    total,
    shown: markers.length,
    regions,
    moves: {
      in: zoom < MAX_ZOOM ? at(scaled(part, 0.5)) : null,
      out: zoom > MIN_ZOOM ? at(scaled(part, 2)) : null,
      north: at(panned(part, 0, 0.5)),
      south: at(panned(part, 0, -0.5)),
      west: at(panned(part, -0.5, 0)),
      east: at(panned(part, 0.5, 0)),
    },
    whole: listingsHref({ ...filters, bounds: null, outline: null, page: 1 }),
    outline: filters.outline?.map((corner) => framed(frame, corner)) ?? null,
    corners: filters.outline,
    bounds: part,
    isPart: wanted !== null,
    query: queryOf({ ...filters, bounds: null }, locale),
  };
}

function queryOf(filters: SearchFilters, locale: Locale): string {
  const { advanced, page, sort, view } = noFilters;
  const query = listingsHref({ ...filters, advanced, page, sort, view }).split('?')[1];
  return [...(query ? [query] : []), `locale=${locale}`].join('&');
}
