import type { MapPoint } from '@/content/types/map-plan';
import { boundsOfMarkers, type MapMarker } from './groups';
import { frameOf } from './map-frame';
import { distance, MIN_ZOOM, toWorld, worldSize, type MapBounds } from './mercator';

type Size = Readonly<{ width: number; height: number }>;

/** Bounds without markers: the agency's two coasts. */
const NOWHERE: MapBounds = { west: -0.4, south: 38.4, east: 2.4, north: 41.6 };

/** All markers if the farthest zoom fits them, else the densest part. */
export function densestPart(markers: readonly MapMarker[], size: Size, inner: Size): MapBounds {
  if (markers.length === 0) return NOWHERE;
  const whole = boundsOfMarkers(markers);
  if (frameOf(whole, size, inner).zoom > MIN_ZOOM || fits(whole, inner)) return whole;
  const cells = new Map<string, MapMarker[]>();
  for (const marker of markers) {
    const key = cellOf(marker.at);
    cells.set(key, [...(cells.get(key) ?? []), marker]);
  }
  const [fullest = markers] = [...cells.values()].toSorted((one, other) => other.length - one.length);
  const [first = { at: [0, 0] as const }] = fullest;
  return boundsOfMarkers(markers.filter(({ at }) => distance(at, first.at) < NEAR));
}

/** Metres. */
const NEAR = 25_000;

const cellOf = ([latitude, longitude]: MapPoint) => `${Math.floor(latitude * 3)} ${Math.floor(longitude * 3)}`;

function fits({ east, north, south, west }: MapBounds, inner: Size): boolean {
  const [left, top] = toWorld([north, west]);
  const [right, bottom] = toWorld([south, east]);
  const world = worldSize(MIN_ZOOM);
  return (right - left) * world <= inner.width && (bottom - top) * world <= inner.height;
}
