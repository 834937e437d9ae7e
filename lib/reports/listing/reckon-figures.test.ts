import type { DayCount } from './listing-figures';
import { firstReportDay, median, mediansOf, mondaysOf, priceChange, sumsOf, weekFigures } from './reckon-figures';

const views = (listingId: string, day: string, n: number): DayCount => ({ listingId, day, kind: 'views', n });
const listings = [1, 2, 3, 4, 10].map((n) => ({ id: `like${n}`, published: '2026-01-01', n }));
const counts = [
  views('own', '2026-11-16', 1),
  views('own', '2026-11-22', 2),
  views('own', '2026-11-23', 4),
  { listingId: 'own', day: '2026-11-17', kind: 'saves', n: 3 } as const,
  ...listings.map(({ id, n }) => views(id, '2026-11-18', n)),
];

it('adds what is of the listing and of the days', () => {
  expect(sumsOf(counts, 'own', '2026-11-16', '2026-11-22')).toMatchObject({ views: 3, saves: 3, alerts: 0 });
});

it.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 2, 3, 10], 2.5],
])('has the median of %j', (values, expected) => expect(median(values)).toBe(expected));

it('compares a week with five like homes, and not with four', () => {
  const week = weekFigures(counts, 'own', listings, '2026-11-16');
  expect(week).toMatchObject({ own: { views: 3 }, median: { views: 3, saves: 0 }, like: 5 });
  expect(weekFigures(counts, 'own', listings.slice(1), '2026-11-16')).toMatchObject({ median: null, like: 4 });
});

it('leaves homes out that came in the middle of the week', () => {
  const late = listings.map((listing, at) => (at === 0 ? { ...listing, published: '2026-11-17' } : listing));
  expect(mediansOf(counts, late, '2026-11-16', '2026-11-22')).toEqual({ median: null, like: 4 });
});

it('has a week for each Monday, the last 26 of them', () => {
  expect(mondaysOf('2026-11-18', '2026-11-26')).toEqual(['2026-11-16', '2026-11-23']);
  expect(mondaysOf('2025-01-01', '2026-11-26')).toHaveLength(26);
  expect(mondaysOf('2025-01-01', '2026-11-26').at(-1)).toBe('2026-11-23');
});

it('compares the two weeks before a new price with the days since', () => {
  const change = { day: '2026-11-22', before: 500_000, after: 480_000 };
  const known = { since: '2026-11-01', today: '2026-11-26' };
  expect(priceChange(counts, 'own', change, known)).toMatchObject({
    earlier: { views: 1 },
    later: { sums: { views: 6 }, days: 5 },
  });
  expect(priceChange(counts, 'own', change, { ...known, since: '2026-11-09' }).earlier).toBeNull();
  expect(priceChange(counts, 'own', change, { since: '2026-11-01', today: '2027-01-01' }).later.days).toBe(14);
  expect(firstReportDay([change], '2026-11-20')).toBe('2026-11-08');
});
