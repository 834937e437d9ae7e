import type { MapPoint } from '@/content/types/map-plan';
import type { MapTile } from './map-tile';
import { fromWorld, MAX_ZOOM, MIN_ZOOM, TILE_SIZE, toWorld, worldSize, type MapBounds } from './mercator';

/** Zoom, and upper left corner and size in CSS pixels. */
export type MapFrame = Readonly<{ zoom: number; left: number; top: number; width: number; height: number }>;

/** Limits the zoom so that a town fills the map. */
const CLOSEST = 16;

export function framed({ left, top, zoom }: MapFrame, point: MapPoint): readonly [x: number, y: number] {
  const [x, y] = toWorld(point);
  return [Math.round(x * worldSize(zoom) - left), Math.round(y * worldSize(zoom) - top)];
}

export function boundsAround(points: readonly MapPoint[]): MapBounds {
  const [latitudes, longitudes] = [points.map(([latitude]) => latitude), points.map(([, longitude]) => longitude)];
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

type Size = Readonly<{ width: number; height: number }>;

/** Returns the closest frame with the bounds in its inner part. */
export function frameOf({ east, north, south, west }: MapBounds, size: Size, inner: Size): MapFrame {
  const [left, top] = toWorld([north, west]);
  const [right, bottom] = toWorld([south, east]);
  const fits = Math.min(inner.width / (right - left), inner.height / (bottom - top)) / TILE_SIZE;
  const zoom = Math.min(CLOSEST, MAX_ZOOM, Math.max(MIN_ZOOM, Math.floor(Math.log2(fits))));
  return {
    zoom,
    left: Math.round(((left + right) / 2) * worldSize(zoom) - size.width / 2),
    top: Math.round(((top + bottom) / 2) * worldSize(zoom) - size.height / 2),
    ...size,
  };
}

export function boundsOf({ height, left, top, width, zoom }: MapFrame, inner: Size): MapBounds {
  const corner = (x: number, y: number) => fromWorld([x / worldSize(zoom), y / worldSize(zoom)]);
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  const [north, west] = corner(middleX - inner.width / 2, middleY - inner.height / 2);
  const [south, east] = corner(middleX + inner.width / 2, middleY + inner.height / 2);
  return { west, south, east, north };
}

export function tilesOf({
  height,
  left,
  top,
  width,
  zoom,
}: MapFrame): readonly (MapTile & { left: number; top: number })[] {
  const [firstX, firstY] = [Math.floor(left / TILE_SIZE), Math.floor(top / TILE_SIZE)];
  const columns = Math.floor((left + width - 1) / TILE_SIZE) - firstX + 1;
  const rows = Math.floor((top + height - 1) / TILE_SIZE) - firstY + 1;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [firstX + (index % columns), firstY + Math.floor(index / columns)];
    return { zoom, x, y, left: x * TILE_SIZE - left, top: y * TILE_SIZE - top };
  });
}

export function panned({ east, north, south, west }: MapBounds, right: number, up: number): MapBounds {
  const [width, height] = [(east - west) * right, (north - south) * up];
  return { west: west + width, south: south + height, east: east + width, north: north + height };
}

/** 2 is twice as wide. */
export function scaled({ east, north, south, west }: MapBounds, factor: number): MapBounds {
  const [width, height] = [((east - west) * (factor - 1)) / 2, ((north - south) * (factor - 1)) / 2];
  return { west: west - width, south: south - height, east: east + width, north: north + height };
}
