import type { MapPoint } from '@/content/types/map-plan';
import { contains } from './contains';
import { landOutlines } from './coast';

/** Degrees, one kilometre or less: the outlines are simplified, and harbours lie before them. */
const NEAR = 0.009;

const around: readonly MapPoint[] = [-1, 0, 1].flatMap((north) =>
  [-1, 0, 1].map((east): MapPoint => [north * NEAR, east * NEAR]),
);

/** Whether a point of the eastern coasts is on land or within a kilometre of it; small islands are not drawn. */
export const isNearLand = ([latitude, longitude]: MapPoint): boolean =>
  around.some(([north, east]) => landOutlines.some((land) => contains(land, [latitude + north, longitude + east])));
