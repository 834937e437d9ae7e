import type { MapPoint } from '@/content/types/map-plan';
import type { MapFrame } from './map-frame';
import { toWorld, worldSize } from './mercator';

const ZOOM = 14;

export const PLACE_WIDTH = 720;
export const PLACE_HEIGHT = 400;

export function placeFrame(at: MapPoint): MapFrame {
  const [x, y] = toWorld(at);
  return {
    zoom: ZOOM,
    left: Math.round(x * worldSize(ZOOM) - PLACE_WIDTH / 2),
    top: Math.round(y * worldSize(ZOOM) - PLACE_HEIGHT / 2),
    width: PLACE_WIDTH,
    height: PLACE_HEIGHT,
  };
}

export const placeImagePath = (version: string, [latitude, longitude]: MapPoint): string =>
  `/map/${version}/around/${latitude},${longitude}.webp`;
