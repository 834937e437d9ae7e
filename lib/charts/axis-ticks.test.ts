import { axisTicks } from './axis-ticks';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [8, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10]],
  [130, [0, 50, 100, 150]],
  [400, [0, 100, 200, 300, 400]],
])('has round steps up to %i', (top, ticks) => {
  expect(axisTicks(top)).toEqual(ticks);
});
