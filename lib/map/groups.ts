import Supercluster from 'supercluster';
import type { MapPoint } from '@/content/types/map-plan';
import { boundsAround } from './map-frame';
import { MAX_ZOOM, MIN_ZOOM, TILE_SIZE, type MapBounds } from './mercator';

export type MapMarker = Readonly<{ id: string; at: MapPoint; means?: string }>;

export type MapGroup<Marker extends MapMarker> = Readonly<{
  key: string;
  at: MapPoint;
  markers: readonly Marker[];
  /** Few enough at one point to stack at this zoom instead of showing a number. */
  isSpread: boolean;
}>;

const RADIUS = { price: 58, means: 86 } as const;

/** First zoom. */
const SPREAD_ZOOM = { price: 14, means: 15 } as const;
const SPREAD_MOST = 5;

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

/** Returns groups from north to south, the reading order. */
export function groupsAt<Marker extends MapMarker>(
  index: MarkerIndex<Marker>,
  zoom: number,
): readonly MapGroup<Marker>[] {
  return index
    .getClusters(WORLD, zoom)
    .map((found): MapGroup<Marker> => {
      const [longitude = 0, latitude = 0] = found.geometry.coordinates;
      const at: MapPoint = [latitude, longitude];
      if (!('cluster_id' in found.properties)) {
        const { marker } = found.properties;
        return { key: marker.id, at: marker.at, markers: [marker], isSpread: true };
      }
      const markers = index.getLeaves(found.properties.cluster_id, Infinity).map(({ properties }) => properties.marker);
      const isSpread = zoom >= SPREAD_ZOOM[shownIn(markers)] && markers.length <= SPREAD_MOST && areAtOnePoint(markers);
      return { key: markers.map(({ id }) => id).join(' '), at, markers, isSpread };
    })
    .toSorted((one, other) => other.at[0] - one.at[0]);
}

export type MarkerIndex<Marker extends MapMarker> = Supercluster<{ marker: Marker }>;

/** One zoom on the server, all in the browser. */
export function markerIndex<Marker extends MapMarker>(
  markers: readonly Marker[],
  zooms: Readonly<{ from: number; to: number }> = { from: MIN_ZOOM, to: MAX_ZOOM },
): MarkerIndex<Marker> {
  const index: MarkerIndex<Marker> = new Supercluster({
    radius: RADIUS[shownIn(markers)],
    extent: TILE_SIZE,
    minZoom: zooms.from,
    maxZoom: zooms.to,
  });
  return index.load(
    markers.map((marker) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [marker.at[1], marker.at[0]] },
      properties: { marker },
    })),
  );
}

const shownIn = (markers: readonly MapMarker[]) => (markers.some(({ means }) => means) ? 'means' : 'price');

/** Zooming cannot separate listings at one point. */
export function areAtOnePoint(markers: readonly MapMarker[]): boolean {
  const [first] = markers;
  return first !== undefined && markers.every(({ at }) => at[0] === first.at[0] && at[1] === first.at[1]);
}

const LEAST_DEGREES = 0.005;

export function boundsOfMarkers(markers: readonly MapMarker[]): MapBounds {
  const { east, north, south, west } = boundsAround(markers.map(({ at }) => at));
  const [x, y] = [Math.max((east - west) * 0.15, LEAST_DEGREES), Math.max((north - south) * 0.15, LEAST_DEGREES)];
  return { west: west - x, south: south - y, east: east + x, north: north + y };
}
