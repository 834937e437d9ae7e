import type { MapBounds } from '@/lib/map/mercator';

/** Eleven metres. */
const DIGITS = 4;

const NUMBER = /^-?\d{1,3}(\.\d{1,9})?$/;

/** Part of the map from its parameter, `west,south,east,north` in degrees; null for anything else. */
export function parseBounds(text: string): MapBounds | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.map((part) => Number(Number(part).toFixed(DIGITS)));
  const isPart = west < east && south < north && west >= -180 && east <= 180 && south >= -85 && north <= 85;
  return isPart ? { west, south, east, north } : null;
}

/** Its four values, as a link has them. */
export const boundsValues = ({ east, north, south, west }: MapBounds): readonly string[] =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(DIGITS))));
