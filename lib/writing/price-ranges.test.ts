import { rangeAround } from '@/lib/valuation/valuation';
import { linesOf, proseIn } from '@/tests/support/prose';

const tables = [
  { rows: /<td>([\d.,]{5})<\/td><td>(?:De )?([\d.,]{5}) (?:to|a) ([\d.,]{5})<\/td>/g, size: 1, step: 10 },
  {
    rows: /<td>([\d.,]{5})<\/td><td>[^<]+<\/td><td>(?:De )?€?([\d.,]{7}) (?:to|a) €?([\d.,]{7})/g,
    size: 80,
    step: 1_000,
  },
  {
    rows: /\| ([\d.,]{5})(?: asking| de oferta)? \| (?:de )?€?([\d.,]{7}) (?:to|a) €?([\d.,]{7})/g,
    size: 90,
    step: 5_000,
  },
] as const;

const numberOf = (text = '') => Number(text.replace(/[.,]/g, ''));

it.each(['en', 'es'] as const)('tables of prices in %s have the one width', async (locale) => {
  const texts = (await proseIn(locale)).flatMap(({ module }) => linesOf(module));
  for (const { rows, size, step } of tables) {
    const found = texts.flatMap((text) => [...text.matchAll(rows)].map(([, ...figures]) => figures.map(numberOf)));
    expect(found.length).toBeGreaterThan(5);
    for (const [price = 0, low = 0, high = 0] of found) {
      const exact = rangeAround(price * size);
      // Halves may be rounded either way.
      expect(Math.abs(low - exact.low)).toBeLessThanOrEqual(step / 2);
      expect(Math.abs(high - exact.high)).toBeLessThanOrEqual(step / 2);
    }
  }
});
