import { makeListing } from '@/tests/support/make-listing';
import { firstPayment } from './running-costs';

const letting = makeListing('letting');
const of = (price: number, months: { depositMonths: number; guaranteeMonths: number }) => ({
  ...letting,
  price,
  rental: letting.rental && { ...letting.rental, ...months },
});

it('adds the first month, the deposit and the guarantee', () => {
  expect(firstPayment(of(1_000, { depositMonths: 1, guaranteeMonths: 0 }))).toBe(2_000);
  expect(firstPayment(of(1_000, { depositMonths: 1, guaranteeMonths: 2 }))).toBe(4_000);
});

it('adds the agency’s fee where the tenant pays it', () => {
  const listing = of(1_000, { depositMonths: 2, guaranteeMonths: 0 });
  expect(firstPayment({ ...listing, agencyFee: { paidBy: 'client', amount: 605 } })).toBe(3_605);
});

it('is none for a sale, nor where the rent is no longer shown', () => {
  expect(firstPayment(makeListing('flat'))).toBeNull();
  expect(firstPayment({ ...letting, status: 'sold', hidesSoldPrice: true })).toBeNull();
});
