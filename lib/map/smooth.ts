import type { MapPoint } from '@/content/types/map-plan';

const STEPS = 6;

export function smooth(points: readonly MapPoint[], isClosed: boolean): readonly MapPoint[] {
  const at = (index: number): MapPoint => {
    const within = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1);
    return points[within] ?? [0, 0];
  };
  const pieces = isClosed ? points.length : points.length - 1;
  const curve = Array.from({ length: pieces }, (_, index) =>
    Array.from({ length: STEPS }, (__, step) =>
      between(at(index - 1), at(index), at(index + 1), at(index + 2), step / STEPS),
    ),
  ).flat();
  return isClosed ? curve : [...curve, at(points.length - 1)];
}

function between(before: MapPoint, one: MapPoint, other: MapPoint, after: MapPoint, share: number): MapPoint {
  const axis = (index: 0 | 1) =>
    0.5 *
    (2 * one[index] +
      (other[index] - before[index]) * share +
      (2 * before[index] - 5 * one[index] + 4 * other[index] - after[index]) * share ** 2 +
      (3 * one[index] - before[index] - 3 * other[index] + after[index]) * share ** 3);
  return [axis(0), axis(1)];
}
