import 'server-only';
import type { MapPoint } from '@/content/types/map-plan';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { mapPoint } from '@/lib/listings/place/shown-point';

export const shownPoints = perCatalogue(
  ({ listings }): ReadonlyMap<string, MapPoint> => new Map(listings.flatMap((listing) => keyed(mapPoint(listing)))),
);

export const pointKey = ([latitude, longitude]: MapPoint): string => `${latitude},${longitude}`;

const keyed = (point: MapPoint | null) => (point ? [[pointKey(point), point] as const] : []);
