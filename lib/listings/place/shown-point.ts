import type { Listing } from '@/content/types/listing';
import type { MapPoint } from '@/content/types/map-plan';

/**
 * Degrees from one point that is shown to the next: 222 m to the north, about 210 m to the east in Spain. A home is at
 * most 155 m from where it is shown, and which of its neighbours it is cannot be calculated back.
 */
const STEP = { latitude: 0.002, longitude: 0.0025 } as const;

const DIGITS = 4;

/** Radius in metres of the circle in which a home is. */
export const SHOWN_RADIUS = 300;

export type ShownPoint = Readonly<{ latitude: number; longitude: number; isExact: boolean }>;

/**
 * Where a home is shown, the same on its page, on maps, in structured data and in feeds: the nearest of a net of points,
 * or the home itself where the seller agrees. Null where nobody knows.
 */
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

/** The same as a point of the map. */
export function mapPoint(listing: Parameters<typeof shownPoint>[0]): MapPoint | null {
  const point = shownPoint(listing);
  return point && [point.latitude, point.longitude];
}
