import type { Listing } from '@/content/types/listing';
import type { MapPoint } from '@/content/types/map-plan';

/**
 * Degrees: 222 m north, about 210 m east in Spain. A listing is at most 155 m from its shown point and cannot be
 * derived from it.
 */
const STEP = { latitude: 0.002, longitude: 0.0025 } as const;

const DIGITS = 4;

/** Radius in metres of the circle that contains a listing. */
export const SHOWN_RADIUS = 300;

export type ShownPoint = Readonly<{ latitude: number; longitude: number; isExact: boolean }>;

/** Nearest grid point, or exact with the seller's consent. Null when unknown. */
export function shownPoint({
  latitude,
  longitude,
  showsExactPoint = false,
}: Pick<Listing, 'latitude' | 'longitude' | 'showsExactPoint'>): ShownPoint | null {
  if (latitude === undefined || longitude === undefined) return null;
  if (showsExactPoint) return { latitude, longitude, isExact: true };
  return { latitude: nearest(latitude, STEP.latitude), longitude: nearest(longitude, STEP.longitude), isExact: false };
}

const nearest = (degrees: number, step: number) => Number((Math.round(degrees / step) * step).toFixed(DIGITS));

export function mapPoint(listing: Parameters<typeof shownPoint>[0]): MapPoint | null {
  const point = shownPoint(listing);
  return point && [point.latitude, point.longitude];
}
