import { parseTile } from './map-tile';
import { distance, fromWorld, toWorld } from './mercator';

it.each([
  ['12', '2072', '1529'],
  ['8', '0', '255'],
  ['17', '131071', '131071'],
])('%s/%s/%s is a tile', (zoom, x, y) => {
  expect(parseTile(zoom, x, y)).toEqual({ zoom: Number(zoom), x: Number(x), y: Number(y) });
});

it.each([
  ['7', '0', '0'],
  ['18', '0', '0'],
  ['8', '256', '0'],
  ['8', '0', '256'],
  ['8', '-1', '0'],
  ['8', '01', '0'],
  ['8', '1.5', '0'],
  ['8', '', '0'],
  ['1e1', '0', '0'],
  ['8', '9999999', '0'],
])('%s/%s/%s is none', (zoom, x, y) => {
  expect(parseTile(zoom, x, y)).toBeNull();
});

it('projects there and back', () => {
  // Standard slippy map number of the tile of Barcelona at zoom 12.
  const [x, y] = toWorld([41.3874, 2.1686]);
  expect([Math.floor(x * 4096), Math.floor(y * 4096)]).toEqual([2072, 1529]);
  expect(distance(fromWorld([x, y]), [41.3874, 2.1686])).toBeLessThan(0.01);
});
