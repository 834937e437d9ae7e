import type { MapBounds } from '@/lib/map/mercator';

/** 4 digits are 11 m. */
const DIGITS = 4;

const NUMBER = /^-?\d{1,3}(\.\d{1,9})?$/;

/** Parses `west,south,east,north` in degrees; null when invalid. */
export function parseBounds(text: string): MapBounds | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.map((part) => Number(Number(part).toFixed(DIGITS)));
  const isPart = west < east && south < north && west >= -180 && east <= 180 && south >= -85 && north <= 85;
  return isPart ? { west, south, east, north } : null;
}

export const boundsValues = ({ east, north, south, west }: MapBounds): readonly string[] =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(DIGITS))));
