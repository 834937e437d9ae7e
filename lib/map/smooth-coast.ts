import type { MapPoint } from '@/content/types/map-plan';
import { distance } from './mercator';

/** Degrees between two edges: a sharper corner with a shorter edge is a dock or a breakwater. */
const SHARP = 75;
/** Metres. */
const SHORT = 2_500;

/** Sharp corners that are capes, and metres around them. */
const CAPES: readonly MapPoint[] = [
  [38.633, 0.08],
  [38.683, 0.15],
];
const CAPE = 900;

/** Metres that a rounded corner takes of each edge, and the points of its curve. */
const ROUND = 90;
const CURVE = [0, 1 / 3, 2 / 3, 1];

/** Removes docks and breakwaters that simplification made spikes of; rounds corners. */
export const smoothCoast = (points: readonly MapPoint[]): readonly MapPoint[] => rounded(withoutSpikes(points));

function withoutSpikes(points: readonly MapPoint[]): readonly MapPoint[] {
  const kept: MapPoint[] = [];
  points.forEach((point, index) => {
    const [before, after] = [kept.at(-1), points[index + 1]];
    if (!before || !after || !isSpike(before, point, after)) kept.push(point);
  });
  return kept.length < points.length ? withoutSpikes(kept) : points;
}

function isSpike(before: MapPoint, point: MapPoint, after: MapPoint): boolean {
  const [one, other, across] = [distance(before, point), distance(point, after), distance(before, after)];
  if (Math.min(one, other) >= SHORT || CAPES.some((cape) => distance(cape, point) < CAPE)) return false;
  // The law of cosines
  return (one ** 2 + other ** 2 - across ** 2) / (2 * one * other) > Math.cos((SHARP * Math.PI) / 180);
}

function rounded(points: readonly MapPoint[]): readonly MapPoint[] {
  return points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [point];
    const [start, end] = [towards(point, before), towards(point, after)];
    return CURVE.map((share): MapPoint => {
      const axis = (at: 0 | 1) =>
        (1 - share) ** 2 * start[at] + 2 * share * (1 - share) * point[at] + share ** 2 * end[at];
      return [axis(0), axis(1)];
    });
  });
}

function towards(from: MapPoint, to: MapPoint): MapPoint {
  const share = Math.min(ROUND / distance(from, to), 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
