import type { MapPoint } from '@/content/types/map-plan';
import { contains } from './contains';
import { moved } from './mercator';
import { smoothCoast } from './smooth-coast';

const at = (east: number, north: number): MapPoint => moved([41.3, 2.1], east, north);
const inland = [at(-3_000, 5_000), at(-3_000, -5_000)];
const isLand = (coast: readonly MapPoint[], point: MapPoint) => contains([...smoothCoast(coast), ...inland], point);

const straight = [at(0, -5_000), at(0, 5_000)];

it('leaves out a breakwater and fills a dock', () => {
  const coast = [at(0, -5_000), at(0, -1_000), at(1_200, -900), at(0, -800), at(0, 800), at(-700, 900), at(0, 1_000)];
  expect(isLand([...coast, at(0, 5_000)], at(600, -900))).toBe(false);
  expect(isLand([...coast, at(0, 5_000)], at(-300, 900))).toBe(true);
});

it('keeps a bay and a cape with blunt corners', () => {
  const coast = [at(0, -5_000), at(-1_500, -2_000), at(0, 0), at(1_500, 2_000), at(0, 5_000)];
  expect(isLand(coast, at(-700, -2_000))).toBe(false);
  expect(isLand(coast, at(1_000, 2_000))).toBe(true);
});

it('keeps the Penyal d’Ifac', () => {
  const coast: readonly MapPoint[] = [
    [38.7, 0.08],
    [38.64515, 0.07364],
    [38.63108, 0.08368],
    [38.63319, 0.07164],
    [38.6, 0],
  ];
  expect(Math.max(...smoothCoast(coast.slice(1)).map(([, longitude]) => longitude))).toBeGreaterThan(0.082);
});

it('keeps both ends and a straight line', () => {
  expect(smoothCoast(straight)).toEqual(straight);
});
