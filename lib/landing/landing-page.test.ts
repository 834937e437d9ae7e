import { locales } from '@/lib/i18n/locales';
import { readLanding } from './landing-page';

function heightsOf(path: string): number[] {
  let y = 0;
  return [...path.matchAll(/([MLcs])([^MLcsZ]+)/g)].map(([, command = '', places = '']) => {
    const last = Number(/-?\d+$/.exec(places)?.[0]);
    y = /[cs]/.test(command) ? y + last : last;
    return y;
  });
}

describe.each(locales)('the landing page, %s', (locale) => {
  const landing = readLanding(locale);

  it('shows a home in Barcelona, one by the sea and one to rent', () => {
    expect(landing.ways.latest.map(({ isRent }) => isRent)).toEqual([false, false, true]);
    expect(landing.ways.latest[0]?.place).toMatch(/Barcelona$/);
    expect(landing.hero.newest?.isNew).toBe(true);
  });

  it('draws every level within its scale', () => {
    const rows = landing.tools.levels?.rows ?? [];
    expect(rows).toHaveLength(6);
    for (const { low, middle, high } of rows) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(middle).toBeGreaterThan(low);
      expect(high).toBeGreaterThan(middle);
      expect(high).toBeLessThanOrEqual(100);
    }
  });

  it('recommends two other listings with something in common', () => {
    const { saved, listings } = landing.tools.matches ?? { saved: '', listings: [] };
    expect(listings).toHaveLength(2);
    for (const { card, common } of listings) {
      expect(card.title).not.toBe(saved);
      expect(common.shared.length).toBeGreaterThan(0);
    }
  });

  it('keeps the value chart within its box', () => {
    const { start, end, lines, years } = landing.tracking;
    for (const place of [start, end, ...lines.map(({ y }) => y), ...years.map(({ x }) => x)]) {
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(100);
    }
    const heights = heightsOf(landing.tracking.paths.band);
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter((y) => !(y > 0 && y < landing.tracking.box.height))).toEqual([]);
    expect(landing.tracking.low).not.toBe(landing.tracking.high);
  });
});
