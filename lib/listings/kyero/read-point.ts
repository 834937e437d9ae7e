import type { RegionId } from '@/content/types/listing';
import { cleanInput } from '@/lib/text/clean-input';

export type Point = Readonly<{ latitude: number; longitude: number }>;

/** Degrees, including the coast. */
const bounds: Readonly<Record<RegionId, readonly [south: number, north: number, west: number, east: number]>> = {
  catalonia: [40.45, 42.95, 0.1, 3.4],
  'valencian-community': [37.8, 40.85, -1.6, 0.6],
  madrid: [39.8, 41.25, -4.65, -3],
};
const spain = [27, 44, -19, 5] as const;

type Reading =
  | Readonly<{ kind: 'point'; point: Point; isTurned: boolean }>
  /** Missing, or 0, 0. */
  | Readonly<{ kind: 'none' }>
  /** Not in degrees, or outside Spain. */
  | Readonly<{ kind: 'unreadable' }>;

/** Swaps the coordinates when only that gives a point in Spain. */
export function readPoint(latitude: string, longitude: string): Reading {
  const [one, other] = [degrees(latitude), degrees(longitude)];
  if ((latitude === '' && longitude === '') || (one === 0 && other === 0)) return { kind: 'none' };
  // Kyero writes 0 for unknown; listings exactly on the meridian are negligible.
  if (one === null || other === null || one === 0 || other === 0) return { kind: 'unreadable' };
  const point = { latitude: one, longitude: other };
  if (isWithin(point, spain)) return { kind: 'point', point, isTurned: false };
  const turned = { latitude: other, longitude: one };
  return isWithin(turned, spain) ? { kind: 'point', point: turned, isTurned: true } : { kind: 'unreadable' };
}

export const isInRegion = (point: Point, region: RegionId): boolean => isWithin(point, bounds[region]);

function degrees(text: string): number | null {
  const [, sign = '', figure = '', minutes = '0', seconds = '0', side = ''] =
    DEGREES.exec(cleanInput(text).trim()) ?? [];
  if (figure === '') return null;
  const value = Number((decimal(figure) + Number(minutes) / 60 + decimal(seconds) / 3_600).toFixed(7));
  return sign === '-' || /[SWO]/i.test(side) ? -value : value;
}

const DEGREES =
  /^([+-]?)(\d{1,3}(?:[.,]\d{1,40})?)\s*°?\s*(?:(\d{1,2})\s*['’′]\s*(?:(\d{1,2}(?:[.,]\d{1,10})?)\s*(?:["”″]|''))?)?\s*([NSEWO]?)$/i;

const decimal = (figure: string) => Number(figure.replace(',', '.'));

function isWithin(
  { latitude, longitude }: Point,
  [south, north, west, east]: readonly [number, number, number, number],
) {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

const EARTH_KM = 6_371;

export function distanceKm(one: Point, other: Point): number {
  const radians = (value: number) => (value * Math.PI) / 180;
  const half =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}
