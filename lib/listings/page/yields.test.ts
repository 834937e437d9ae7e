import { makeListing } from '@/tests/support/make-listing';
import { yieldsOf } from './yields';

const source = { en: 'Deposits of rents', es: 'Fianzas de alquileres' };
const flat = {
  ...makeListing('flat'),
  price: 400_000,
  communityFees: 100,
  propertyTax: 600,
  likelyRent: { amount: 1_500, source, date: '2026-10-01' },
} as const;

it('divides a year of rent by the price; the net one less fees and tax by the price with costs', () => {
  // Gross: 18,000 / 400,000. Net: (18,000 - 1,200 - 600) / 440,000.
  const yields = yieldsOf(flat, 440_000);
  expect(yields?.gross).toBeCloseTo(0.045, 10);
  expect(yields?.net).toBeCloseTo(0.036818, 6);
});

it('promises none without a rent that has a source, of what is let, or of what is sold', () => {
  expect(yieldsOf(makeListing('flat'), 440_000)).toBeNull();
  expect(yieldsOf({ ...flat, operation: 'rent' }, 440_000)).toBeNull();
  expect(yieldsOf({ ...flat, status: 'sold' }, 440_000)).toBeNull();
});
