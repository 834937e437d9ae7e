import type { MapPoint } from '@/content/types/map-plan';

export const MIN_CORNERS = 3;
export const MAX_CORNERS = 24;

const DIGITS = 4;

const NUMBER = /^-?\d{1,3}(\.\d{1,9})?$/;

/** Parses `latitude,longitude,…` in degrees; null when invalid. */
export function parseOutline(text: string): readonly MapPoint[] | null {
  const parts = text.split(',');
  const count = parts.length / 2;
  if (!Number.isInteger(count) || count < MIN_CORNERS || count > MAX_CORNERS) return null;
  if (!parts.every((part) => NUMBER.test(part))) return null;
  const numbers = parts.map((part) => Number(Number(part).toFixed(DIGITS)));
  const corners = Array.from({ length: count }, (_, index): MapPoint => [
    numbers[2 * index] ?? NaN,
    numbers[2 * index + 1] ?? NaN,
  ]);
  return corners.every(([latitude, longitude]) => Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)
    ? corners
    : null;
}

export const outlineValues = (corners: readonly MapPoint[]): readonly string[] =>
  corners.flat().map((degrees) => String(Number(degrees.toFixed(DIGITS))));
