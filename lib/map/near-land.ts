import type { MapPoint } from '@/content/types/map-plan';
import { contains } from './contains';
import { landOutlines } from './coast';

/** Degrees, at most 1 km: outlines are simplified and omit harbours. */
const NEAR = 0.009;

const around: readonly MapPoint[] = [-1, 0, 1].flatMap((north) =>
  [-1, 0, 1].map((east): MapPoint => [north * NEAR, east * NEAR]),
);

/** Returns true within 1 km of land on the eastern coasts. Small islands are missing. */
export const isNearLand = ([latitude, longitude]: MapPoint): boolean =>
  around.some(([north, east]) => landOutlines.some((land) => contains(land, [latitude + north, longitude + east])));
