import type { MapPoint } from '@/content/types/map-plan';

/** Zooms of the map's tiles. */
export const MIN_ZOOM = 8;
export const MAX_ZOOM = 17;

/** Side of a tile in CSS pixels; the images have twice as many. */
export const TILE_SIZE = 256;

/** Web Mercator: from the north-west corner of the world, which is 1 wide and high. */
export type WorldPoint = readonly [x: number, y: number];

/** Degrees. */
export type MapBounds = Readonly<{ west: number; south: number; east: number; north: number }>;

const EARTH_RADIUS = 6_378_137;
const EARTH_GIRTH = 2 * Math.PI * EARTH_RADIUS;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function toWorld([latitude, longitude]: MapPoint): WorldPoint {
  return [(longitude + 180) / 360, (1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2];
}

export function fromWorld([x, y]: WorldPoint): MapPoint {
  return [(Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, x * 360 - 180];
}

/** CSS pixels of the world's side at a zoom. */
export const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** CSS pixels of a metre on the ground. */
export function pixelsPerMetre(latitude: number, zoom: number): number {
  return worldSize(zoom) / (EARTH_GIRTH * Math.cos(radians(latitude)));
}

/** A point so many metres east and north of another. */
export function moved([latitude, longitude]: MapPoint, east: number, north: number): MapPoint {
  const degree = EARTH_GIRTH / 360;
  return [latitude + north / degree, longitude + east / (degree * Math.cos(radians(latitude)))];
}

/** Metres, as the crow flies; for distances within a country. */
export function distance(one: MapPoint, other: MapPoint): number {
  const degree = EARTH_GIRTH / 360;
  const north = (other[0] - one[0]) * degree;
  const east = (other[1] - one[1]) * degree * Math.cos(radians((one[0] + other[0]) / 2));
  return Math.hypot(north, east);
}

/** Whether a point lies within a part of the map. */
export function isWithin([latitude, longitude]: MapPoint, { east, north, south, west }: MapBounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
