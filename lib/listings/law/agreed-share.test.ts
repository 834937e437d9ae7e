import { makeListing } from '@/tests/support/make-listing';
import { agreedShare } from './agreed-share';

const agreed = (hasSellerConsent: boolean) => ({ agreedPrice: { amount: 582_000, hasSellerConsent } });
const sold = { status: 'sold', price: 600_000 } as const;

it('is the agreed price over the asking price', () => {
  expect(agreedShare(makeListing('flat', { ...sold, ...agreed(true) }))).toBeCloseTo(0.97);
});

it.each([
  ['the seller does not consent', makeListing('flat', { ...sold, ...agreed(false) })],
  ['no price was stored', makeListing('flat', sold)],
  ['it is only reserved', makeListing('flat', { ...sold, ...agreed(true), status: 'reserved' })],
  ['the seller wants no price shown', makeListing('flat', { ...sold, ...agreed(true), hidesSoldPrice: true })],
  ['it is let', makeListing('letting', { ...agreed(true), status: 'sold' })],
])('is not shown where %s', (_, listing) => expect(agreedShare(listing)).toBeNull());
