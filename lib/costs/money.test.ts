import { roundShare, shareOf, toCents, toEuros } from './money';

describe('money in cents', () => {
  it('parses decimal euros', () => {
    expect(toCents(1.005)).toBe(101n);
    expect(toCents(0.1 + 0.2)).toBe(30n);
    expect(toCents(1_480_000)).toBe(148_000_000n);
  });

  it.each([-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e15])('refuses %p as an amount', (amount) => {
    expect(() => toCents(amount)).toThrow(RangeError);
  });

  it('rounds halves up, once', () => {
    expect(roundShare(shareOf(50n, 0.01))).toBe(1n);
    expect(roundShare(shareOf(49n, 0.01))).toBe(0n);
  });

  it('is exact beyond floating point', () => {
    expect(roundShare(shareOf(toCents(90_000_000_000), 0.1234))).toBe(toCents(11_106_000_000));
  });

  it('converts cents to euros', () => {
    expect(toEuros(1050n)).toBe(10.5);
  });
});
