import type { MapPoint } from '@/content/types/map-plan';

export const MIN_ZOOM = 8;
export const MAX_ZOOM = 17;

/** CSS pixels; images have twice as many. */
export const TILE_SIZE = 256;

/** Web Mercator: 0, 0 is the north-west corner; the world is 1 wide and high. */
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

/** World side in CSS pixels. */
export const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** CSS pixels per metre on the ground. */
export function pixelsPerMetre(latitude: number, zoom: number): number {
  return worldSize(zoom) / (EARTH_GIRTH * Math.cos(radians(latitude)));
}

export function moved([latitude, longitude]: MapPoint, east: number, north: number): MapPoint {
  const degree = EARTH_GIRTH / 360;
  return [latitude + north / degree, longitude + east / (degree * Math.cos(radians(latitude)))];
}

/** Straight-line metres; for distances within a country. */
export function distance(one: MapPoint, other: MapPoint): number {
  const degree = EARTH_GIRTH / 360;
  const north = (other[0] - one[0]) * degree;
  const east = (other[1] - one[1]) * degree * Math.cos(radians((one[0] + other[0]) / 2));
  return Math.hypot(north, east);
}

export function isWithin([latitude, longitude]: MapPoint, { east, north, south, west }: MapBounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
