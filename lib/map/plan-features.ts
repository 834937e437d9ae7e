import { barcelonaAreas, barcelonaBeaches, barcelonaLines } from '@/content/map/barcelona';
import { costaBlancaAreas, costaBlancaBeaches, costaBlancaLines } from '@/content/map/costa-blanca';
import { eixample } from '@/content/map/eixample';
import { metroLines } from '@/content/map/metro';
import type { GridPoint, GridStreet, MapPoint } from '@/content/types/map-plan';
import { beachLine, landOutlines } from './coast';
import { toWorld, type WorldPoint } from './mercator';
import { gridBlocks, gridPlace } from './street-grid';

const STEPS = 6;

function smooth(points: readonly MapPoint[], isClosed: boolean): readonly MapPoint[] {
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

export const planLayers = [
  'land',
  'town',
  'hill',
  'park',
  'water',
  'beach',
  'block',
  'court',
  'street',
  'road',
  'motorway',
  'tram',
  'metro',
] as const;

export type PlanLayer = (typeof planLayers)[number];

/** Fractions of the world side. */
export type PlanFeature = Readonly<{
  layer: PlanLayer;
  points: readonly WorldPoint[];
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Metres; grid streets only. */
  width?: number;
  colour?: string;
}>;

type Extra = Pick<PlanFeature, 'width' | 'colour'>;

function feature(layer: PlanLayer, points: readonly MapPoint[], extra: Extra = {}): PlanFeature {
  const world = points.map(toWorld);
  const [xs, ys] = [world.map(([x]) => x), world.map(([, y]) => y)];
  return { layer, points: world, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], ...extra };
}

function makeFeatures(): readonly PlanFeature[] {
  const blocks = gridBlocks(eixample);
  return [
    ...landOutlines.map((outline) => feature('land', outline)),
    ...[...barcelonaAreas, ...costaBlancaAreas].map(({ kind, outline }) => feature(kind, smooth(outline, true))),
    ...[...barcelonaBeaches, ...costaBlancaBeaches].map((beach) => feature('beach', beachLine(beach))),
    ...blocks.flatMap(({ outline, court }) => [feature('block', outline), feature('court', court)]),
    ...mainStreets().map(({ points, width }) => feature('street', points, { width })),
    ...barcelonaLines.map(({ kind, points }) => feature(kind, kind === 'motorway' ? smooth(points, false) : points)),
    ...[...costaBlancaLines, ...metroLines].map(({ colour, kind, points }) =>
      feature(kind, smooth(points, false), colour === undefined ? {} : { colour }),
    ),
  ];
}

function mainStreets() {
  const { along, streetWidth, up } = eixample;
  const stretch = ({ from, to, width = streetWidth }: GridStreet, point: (at: number) => GridPoint) =>
    from === undefined || to === undefined
      ? []
      : [{ points: [point(from), point(to)].map((end) => gridPlace(eixample, end)), width }];
  return [
    ...along.flatMap((street) => stretch(street, (at) => [street.at, at])),
    ...up.flatMap((street) => stretch(street, (at) => [at, street.at])),
  ];
}

let features: readonly PlanFeature[] | null = null;

export const planFeatures = (): readonly PlanFeature[] => (features ??= makeFeatures());
