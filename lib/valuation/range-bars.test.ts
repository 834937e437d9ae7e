import { rangeBars } from './range-bars';

it('spans from the lowest to the highest end', () => {
  const [first, second] = rangeBars([
    { low: 100, high: 200 },
    { low: 150, high: 300 },
  ]);
  expect(second?.y).toBe(10);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBe(90);
  expect(second?.middle).toBe(10 + 80 * 0.375);
});

it('is chronological and within the drawing', () => {
  const bars = rangeBars(Array.from({ length: 60 }, (_, index) => ({ low: 100 + index, high: 200 + index })));
  bars.forEach((bar, index) => {
    expect(bar.x).toBeGreaterThanOrEqual(index === 0 ? 0 : (bars[index - 1]?.x ?? 0) + (bars[index - 1]?.width ?? 0));
    expect(bar.x + bar.width).toBeLessThanOrEqual(100);
  });
});

it('centres a range without width, and draws nothing without ranges', () => {
  expect(rangeBars([{ low: 5, high: 5 }])[0]).toMatchObject({ y: 50, height: 0, middle: 50 });
  expect(rangeBars([])).toEqual([]);
});
