import type { Listing } from '@/content/types/listing';
import type { MapPoint } from '@/content/types/map-plan';
import { SHOWN_RADIUS, shownPoint } from '@/lib/listings/place/shown-point';
import { framedLabels, type FramedLabel } from '@/lib/map/framed-labels';
import { pixelsPerMetre } from '@/lib/map/mercator';
import { HALF_HEIGHT, halfLabelWidth } from '@/lib/map/labels';
import type { MapFrame } from '@/lib/map/map-frame';
import { PLACE_HEIGHT, PLACE_WIDTH, placeFrame } from '@/lib/map/place-frame';

export type ListingPlaceView = Readonly<{
  at: MapPoint;
  radius: number | null;
  labels: readonly FramedLabel[];
  /** Phones would cut these names. */
  wideLabels: readonly FramedLabel[];
}>;

const MOST_LABELS = 16;

/** Pixels of the frame that the narrowest phone shows. */
const PHONE = { width: 280, height: 288 };

export function listingPlaceView(listing: Listing): ListingPlaceView | null {
  const point = shownPoint(listing);
  if (!point) return null;
  const at: MapPoint = [point.latitude, point.longitude];
  const frame = placeFrame(at);
  const labels = framedLabels(frame).filter(isWhole(frame)).slice(0, MOST_LABELS);
  return {
    at,
    radius: point.isExact ? null : Math.round(SHOWN_RADIUS * pixelsPerMetre(point.latitude, frame.zoom)),
    labels: labels.filter(isWhole(PHONE)),
    wideLabels: labels.filter((label) => !isWhole(PHONE)(label)),
  };
}

const isWhole =
  ({ height, width }: Pick<MapFrame, 'height' | 'width'>) =>
  (label: FramedLabel): boolean =>
    Math.abs(label.x - PLACE_WIDTH / 2) + halfLabelWidth(label) <= width / 2 &&
    Math.abs(label.y - PLACE_HEIGHT / 2) + HALF_HEIGHT <= height / 2;
