import { columnBoxes } from './columns';

const frame = { width: 100, height: 50, gap: 2 };

it('is as high as the highest count, and stands on the floor', () => {
  expect(columnBoxes([5, 10], frame)).toEqual([
    { x: 1, y: 25, width: 48, height: 25 },
    { x: 51, y: 0, width: 48, height: 50 },
  ]);
});

it('draws nothing of nothing', () => {
  expect(columnBoxes([0, 0], frame).map(({ height }) => height)).toEqual([0, 0]);
  expect(columnBoxes([], frame)).toEqual([]);
});
