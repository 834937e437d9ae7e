import { provinceOutlines } from '@/content/map/provinces';
import type { MapPoint } from '@/content/types/map-plan';
import { provinceIds, type ProvinceId } from '@/content/types/province';
import { contains } from './contains';
import { decodePolyline } from './polyline';

/** Degrees, more than the error of the outlines. */
const NEAR = 0.006;

const steps = [-NEAR, 0, NEAR] as const;

type Outline = Readonly<{ points: readonly MapPoint[]; south: number; north: number; west: number; east: number }>;

let outlines: readonly (readonly [ProvinceId, readonly Outline[]])[] | null = null;

const readOutlines = () =>
  (outlines ??= provinceIds.map((id) => [id, provinceOutlines[id].map((lines) => outlineOf(lines.join('')))] as const));

function outlineOf(text: string): Outline {
  const points = decodePolyline(text, 3);
  const [latitudes, longitudes] = [points.map(([latitude]) => latitude), points.map(([, longitude]) => longitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  return { points, south, north, west: Math.min(...longitudes), east: Math.max(...longitudes) };
}

/** Null when another province is within 700 m, or none is. Outlines of enclaves cut holes. */
export function provinceAt([latitude, longitude]: MapPoint): ProvinceId | null {
  const near = readOutlines().flatMap(([id, parts]) => {
    const close = parts.filter(
      ({ east, north, south, west }) =>
        latitude > south - NEAR && latitude < north + NEAR && longitude > west - NEAR && longitude < east + NEAR,
    );
    return close.length > 0 ? [{ id, close }] : [];
  });
  const found = near.filter(({ close }) =>
    steps.some((up) =>
      steps.some(
        (right) => close.filter(({ points }) => contains(points, [latitude + up, longitude + right])).length % 2 === 1,
      ),
    ),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
