import type { Listing } from '@/content/types/listing';
import type { MapPoint } from '@/content/types/map-plan';
import { SHOWN_RADIUS, shownPoint } from '@/lib/listings/place/shown-point';
import { framedLabels, type FramedLabel } from '@/lib/map/framed-labels';
import { pixelsPerMetre } from '@/lib/map/mercator';
import { placeFrame } from '@/lib/map/place-frame';

export type ListingPlaceView = Readonly<{
  at: MapPoint;
  radius: number | null;
  labels: readonly FramedLabel[];
}>;

const MOST_LABELS = 16;

export function listingPlaceView(listing: Listing): ListingPlaceView | null {
  const point = shownPoint(listing);
  if (!point) return null;
  const at: MapPoint = [point.latitude, point.longitude];
  const frame = placeFrame(at);
  return {
    at,
    radius: point.isExact ? null : Math.round(SHOWN_RADIUS * pixelsPerMetre(point.latitude, frame.zoom)),
    labels: framedLabels(frame).slice(0, MOST_LABELS),
  };
}
