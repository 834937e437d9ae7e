import type { MapPoint } from '@/content/types/map-plan';
import { boundsOf, framed, frameOf, panned, scaled, tilesOf } from './map-frame';
import { isWithin, MIN_ZOOM, TILE_SIZE } from './mercator';

const size = { width: 1024, height: 832 };
const inner = { width: 340, height: 420 };
const city = { west: 2.05, south: 41.32, east: 2.25, north: 41.46 };

it('shows the bounds in its inner part, as close as it can', () => {
  const frame = frameOf(city, size, inner);
  const [left, top] = framed(frame, [city.north, city.west]);
  const [right, bottom] = framed(frame, [city.south, city.east]);
  expect([right - left <= inner.width, bottom - top <= inner.height]).toEqual([true, true]);
  expect(right - left > inner.width / 2 || bottom - top > inner.height / 2).toBe(true);
  expect(Math.abs((left + right) / 2 - size.width / 2)).toBeLessThan(2);
});

it('is never farther than the tiles', () => {
  expect(frameOf({ west: -9, south: 36, east: 4, north: 44 }, size, inner).zoom).toBe(MIN_ZOOM);
});

it('is covered by its tiles without gaps', () => {
  const frame = frameOf(city, size, inner);
  const tiles = tilesOf(frame);
  const [xs, ys] = [tiles.map(({ left }) => left), tiles.map(({ top }) => top)];
  expect(Math.min(...xs) <= 0 && Math.min(...ys) <= 0).toBe(true);
  expect(Math.max(...xs) + TILE_SIZE >= size.width && Math.max(...ys) + TILE_SIZE >= size.height).toBe(true);
  expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(new Set(xs).size * new Set(ys).size);
  const [tile] = tiles;
  expect(tile && tile.x * TILE_SIZE - frame.left).toBe(tile?.left);
});

it('knows what is in its middle', () => {
  const frame = frameOf(city, size, inner);
  const middle: MapPoint = [41.39, 2.15];
  expect(isWithin(middle, boundsOf(frame, inner))).toBe(true);
  expect(isWithin([41.39, 2.6], boundsOf(frame, inner))).toBe(false);
});

it('moves and scales', () => {
  const east = panned(city, 0.5, 0);
  expect([east.west, east.east].map((degrees) => degrees.toFixed(2))).toEqual(['2.15', '2.35']);
  const twice = scaled(city, 2);
  expect((twice.east - twice.west).toFixed(2)).toBe('0.40');
  expect(((twice.north + twice.south) / 2).toFixed(2)).toBe(((city.north + city.south) / 2).toFixed(2));
});
