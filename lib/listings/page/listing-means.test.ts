import type { Listing } from '@/content/types/listing';
import { lendingFigures } from '@/lib/costs/rates';
import { makeListing } from '@/tests/support/make-listing';
import { listingMeans } from './listing-means';

const madrid = { region: 'madrid', area: 'madrid', municipality: 'Madrid', postalCode: '28001' } as const;
const newBuild = { isNewBuild: true, vat: 10 } as const;

const homes: readonly Listing[] = [
  makeListing('flat', { price: 95_000 }),
  makeListing('flat', { price: 240_000 }),
  makeListing('flat', { price: 600_000 }),
  makeListing('flat', { price: 600_001 }),
  makeListing('flat', { price: 845_000, type: 'penthouse' }),
  makeListing('flat', { price: 1_250_000, type: 'duplex' }),
  makeListing('flat', { price: 2_300_000, type: 'house', floor: null }),
  makeListing('flat', { price: 431_999, agencyFee: { paidBy: 'client', amount: 6_050 } }),
  makeListing('flat', { price: 385_000, ...newBuild }),
  makeListing('flat', { price: 1_090_000, ...newBuild }),
  makeListing('villa', { price: 179_500 }),
  makeListing('villa', { price: 465_000 }),
  makeListing('villa', { price: 1_000_000 }),
  makeListing('villa', { price: 1_000_001 }),
  makeListing('villa', { price: 1_480_000, agencyFee: { paidBy: 'client', amount: 12_100 } }),
  makeListing('villa', { price: 720_500, ...newBuild }),
  makeListing('flat', { price: 310_000, ...madrid }),
  makeListing('flat', { price: 980_000, ...madrid }),
  makeListing('flat', { price: 2_750_000, ...madrid }),
  makeListing('flat', { price: 540_000, ...madrid, ...newBuild }),
];

/** The figures of the published tables, by hand and in floating point: shares nothing with lib/costs. */
function byHand({ agencyFee, price, region, vat }: Listing, share: number) {
  const net = vat === null ? price : price / 1.1;
  const stampDuty = { catalonia: 0.015, 'valencian-community': 0.014, madrid: 0.0075 }[region ?? 'madrid'];
  const part = (from: number, to: number) => Math.max(0, Math.min(net, to) - from);
  const transferTax = {
    catalonia:
      part(0, 600_000) * 0.1 +
      part(600_000, 900_000) * 0.11 +
      part(900_000, 1_500_000) * 0.12 +
      part(1_500_000, Infinity) * 0.13,
    'valencian-community': net * (net > 1_000_000 ? 0.11 : 0.09),
    madrid: net * 0.06,
  }[region ?? 'madrid'];
  const tax = vat === null ? transferTax : net * (0.1 + stampDuty);
  const fee = agencyFee.paidBy === 'client' ? agencyFee.amount : 0;
  const loan = net * share;
  return { loan, cash: net + tax + net * 0.0045 + 400 + 450 + fee - loan };
}

/** Debt after the last month, without the formula of the instalment. */
function debtAtEnd(loan: number, monthly: number): number {
  const { meanRate, meanTermYears } = lendingFigures('resident');
  let debt = loan;
  for (let month = 0; month < meanTermYears.value * 12; month += 1) debt += (debt * meanRate.value) / 12 - monthly;
  return debt;
}

const named = homes.map((home) => [home.region, home.price, home.vat, home] as const);

describe.each([
  ['resident', 0.8],
  ['nonResident', 0.7],
] as const)('means of a %s', (residence, share) => {
  it.each(named)('in %s at %d with VAT %j are those of a calculation by hand', (_, __, ___, home) => {
    const means = listingMeans(home, residence);
    const { cash, loan } = byHand(home, share);
    expect(means).toEqual({
      loan: expect.closeTo(loan, 1),
      cash: expect.closeTo(cash, 1),
      monthly: expect.any(Number),
    });
    // A cent more or less a month over the term.
    expect(Math.abs(debtAtEnd(loan, (means as { monthly: number }).monthly))).toBeLessThan(5);
  });
});

it.each([
  ['rent', makeListing('letting')],
  ['sold', makeListing('flat', { status: 'sold' })],
  ['loan', makeListing('plot')],
  ['loan', makeListing('shop')],
  ['rates', makeListing('flat', { region: null })],
] as const)('says why there are none: %s', (missing, listing) => {
  expect(listingMeans(listing, 'resident')).toEqual({ missing });
});
