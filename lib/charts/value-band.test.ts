import { bandPaths, heightOf, withSpread } from './value-band';

const box = { width: 100, height: 50, floor: 0, ceiling: 100 };

describe('heightOf', () => {
  it('is 0 at the ceiling, 1 at the floor', () => {
    expect(heightOf(100, box)).toBe(0);
    expect(heightOf(0, box)).toBe(1);
    expect(heightOf(75, box)).toBe(0.25);
  });
});

describe('withSpread', () => {
  it('opens from the price paid to the full range', () => {
    const points = withSpread(
      [
        { at: 0, value: 400 },
        { at: 0.5, value: 400 },
        { at: 1, value: 500 },
      ],
      0.12,
    );
    expect(points.map(({ low, high }) => [low, high])).toEqual([
      [400, 400],
      [376, 424],
      [440, 560],
    ]);
  });
});

describe('bandPaths', () => {
  const points = withSpread(
    [
      { at: 0, value: 50 },
      { at: 1, value: 50 },
    ],
    0.2,
  );

  it('draws the line through the values', () => {
    expect(bandPaths(points, box).line).toBe('M0 25c50 0 50 0 100 0');
  });

  it('uses coordinates relative to the previous curve', () => {
    const course = [0, 0.5, 1].map((at) => ({ at, low: 0, high: 0, value: 50 + 20 * at }));
    expect(bandPaths(course, box).line).toBe('M0 25c25 0 25-5 50-5s25-5 50-5');
  });

  it('follows the upper edge and returns along the lower', () => {
    expect(bandPaths(points, box).band).toBe('M0 25c50 0 50-5 100-5L100 30c-50 0-50-5-100-5Z');
  });

  it('closes the area below the line', () => {
    expect(bandPaths(points, box).ground).toBe('M0 25c50 0 50 0 100 0V50H0Z');
  });

  it('draws nothing without points', () => {
    expect(bandPaths([], box)).toEqual({ line: '', band: '', ground: '' });
  });
});
