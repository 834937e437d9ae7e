import { rangeBars } from './range-bars';

it('puts the highest end at the top, the lowest at the bottom, and the middle between', () => {
  const [first, second] = rangeBars([
    { low: 100, high: 200 },
    { low: 150, high: 300 },
  ]);
  expect(second?.y).toBe(10);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBe(90);
  expect(second?.middle).toBe(10 + 80 * 0.375);
});

it('stands side by side in the order of time and within the drawing', () => {
  const bars = rangeBars(Array.from({ length: 60 }, (_, index) => ({ low: 100 + index, high: 200 + index })));
  bars.forEach((bar, index) => {
    expect(bar.x).toBeGreaterThanOrEqual(index === 0 ? 0 : (bars[index - 1]?.x ?? 0) + (bars[index - 1]?.width ?? 0));
    expect(bar.x + bar.width).toBeLessThanOrEqual(100);
  });
});

it('draws a range without width in the middle, and nothing out of nothing', () => {
  expect(rangeBars([{ low: 5, high: 5 }])[0]).toMatchObject({ y: 50, height: 0, middle: 50 });
  expect(rangeBars([])).toEqual([]);
});
