import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { priceContext } from './price-context';

const flat = makeListing('flat');
const source = { en: 'Deposits of rents', es: 'Fianzas de alquileres' };
const rowsOf = (listing: Parameters<typeof priceContext>[0], total: number | null = 500_000) =>
  Object.fromEntries(priceContext(listing, total, 'en', t).rows.map(({ id, value }) => [id, value]));

it('says earlier prices with the day of each, oldest first', () => {
  const earlierPrices = [
    { price: 590_000, until: '2026-06-30' },
    { price: 570_000, until: '2026-09-14' },
  ] as const;
  expect(rowsOf({ ...flat, earlierPrices }).earlier).toBe(
    'earlier(€590,000|30 June 2026); earlier(€570,000|14 September 2026)',
  );
});

it('has yields with the rent’s source, only where both the rent and the costs are known', () => {
  const let_ = { ...flat, likelyRent: { amount: 1_500, source, date: '2026-10-01' } } as const;
  expect(rowsOf(let_).gross).toContain('Deposits of rents');
  expect(rowsOf(let_)).toHaveProperty('net');
  expect(rowsOf(let_, null)).not.toHaveProperty('gross');
  expect(rowsOf(flat)).not.toHaveProperty('gross');
});

it('leaves out what a listing lacks', () => {
  expect(Object.keys(rowsOf(makeListing('letting'), null))).toEqual([]);
});
