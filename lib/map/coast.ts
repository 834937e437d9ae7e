import { islandCoasts, mainlandCoast } from '@/content/map/coast';
import type { MapBeach, MapPoint } from '@/content/types/map-plan';
import { distance } from './mercator';
import { decodePolyline } from './polyline';
import { smoothCoast } from './smooth-coast';

const INLAND: readonly MapPoint[] = [
  [43.3, 3.1],
  [43.3, -9],
  [37, -9],
  [37, -1.7],
];

const mainland = smoothCoast(decodePolyline(mainlandCoast.join('')));

export const landOutlines: readonly (readonly MapPoint[])[] = [
  closed(mainland),
  ...islandCoasts.map((lines) => decodePolyline(lines.join(''))),
];

export function beachLine({ at, length }: MapBeach): readonly MapPoint[] {
  return densePoints().filter((point) => distance(point, at) <= length / 2);
}

const STEP = 40;
let dense: readonly MapPoint[] | null = null;

function densePoints(): readonly MapPoint[] {
  return (dense ??= mainland.flatMap((point, index) => {
    const next = mainland[index + 1];
    if (!next) return [point];
    const count = Math.min(Math.ceil(distance(point, next) / STEP), 200);
    return Array.from({ length: count }, (_, step): MapPoint => [
      point[0] + ((next[0] - point[0]) * step) / count,
      point[1] + ((next[1] - point[1]) * step) / count,
    ]);
  }));
}

function closed(coast: readonly MapPoint[]): readonly MapPoint[] {
  const [first = [0, 0], last = [0, 0]] = [coast[0], coast.at(-1)];
  return first[0] < last[0] ? [...coast, ...INLAND] : [...coast.toReversed(), ...INLAND];
}
