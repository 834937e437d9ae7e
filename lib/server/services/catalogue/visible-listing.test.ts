import { makeListing } from '@/tests/support/make-listing';
import { shownListing } from './visible-listing';

const stored = (changes: Parameters<typeof makeListing>[1], soldAt: Date | null) => ({
  base: makeListing('flat', changes),
  changes: {},
  deletedAt: null,
  isAbsent: false,
  problems: [],
  publishedAt: new Date('2026-09-01'),
  soldAt,
});
const moment = new Date('2026-11-20T09:00:00Z');

it.each([
  ['when it was marked as sold', stored({ status: 'sold' }, moment), '2026-11-20'],
  ['the day that its source gives', stored({ status: 'sold', soldOn: '2026-11-02' }, moment), '2026-11-02'],
  ['nothing while it is on the market', stored({ status: 'available' }, moment), undefined],
  ['nothing without a moment', stored({ status: 'sold' }, null), undefined],
])('says of a sale %s', (_, listing, day) => expect(shownListing(listing).soldOn).toBe(day));
