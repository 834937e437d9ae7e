import { stackedBarPaths } from './stacked-bars';

const box = { height: 100, bar: 6, gap: 2 };

describe('stackedBarPaths', () => {
  const paths = stackedBarPaths(
    [
      { lower: 30, upper: 20 },
      { lower: 10, upper: 0 },
    ],
    box,
  );

  it('scales to the highest bar', () => {
    expect(paths.whole).toBe('M0 100v-100h7v80h8V100z');
  });

  it('puts the lower part on the base line', () => {
    expect(paths.lower).toBe('M0 100v-60h7v40h8V100z');
  });

  it('cuts a gap after each bar', () => {
    expect(paths).toMatchObject({ gaps: 'M6 50H16', dashes: '2 6', width: 14 });
  });

  it('is as wide as its bars and the gaps between them', () => {
    expect(
      stackedBarPaths(
        Array.from({ length: 26 }, () => ({ lower: 1, upper: 1 })),
        box,
      ).width,
    ).toBe(206);
  });

  it('draws equal neighbours in one stroke', () => {
    const level = Array.from({ length: 3 }, (_, index) => ({ lower: index, upper: 2 - index }));
    expect(stackedBarPaths(level, box).whole).toBe('M0 100v-100h23V100z');
  });

  it('draws nothing, and no NaN, without bars', () => {
    expect(stackedBarPaths([], box)).toMatchObject({ whole: '', lower: '', width: 0 });
    expect(stackedBarPaths([{ lower: 0, upper: 0 }], box).lower).toBe('M0 100v0h7V100z');
  });
});
