import { formatPrice } from '@/lib/i18n/format';
import { translatorOf } from '@/lib/i18n/translator';
import { listingMeans } from '@/lib/listings/page/listing-means';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { makeListing } from '@/tests/support/make-listing';
import { cardMeans } from './card-means';

const flat = makeListing('flat');
const t = translatorOf('en', 'listingMeans');
const means = (given: Partial<SearchFilters>, listing = flat) =>
  cardMeans(listing, { ...noFilters, ...given }, 'en').means;

const figure = (residence: 'resident' | 'nonResident', measure: 'monthly' | 'cash') => {
  const found = listingMeans(flat, residence) as Readonly<Record<'monthly' | 'cash', number>>;
  return t(measure, { amount: formatPrice(found[measure], 'en') });
};

it.each<[Partial<SearchFilters>, string | undefined]>([
  [{}, undefined],
  [{ monthly: 1_000 }, figure('resident', 'monthly')],
  [{ cash: 90_000 }, figure('resident', 'cash')],
  [{ cash: 90_000, resident: 'no' }, figure('nonResident', 'cash')],
  [{ monthly: 1_000, measure: 'cash' }, figure('resident', 'cash')],
  [{ monthly: 1_000, measure: 'price' }, undefined],
])('%j shows the chosen figure', (given, expected) => {
  expect(means(given)).toBe(expected);
});

it('says why a listing has no figure', () => {
  expect(means({ monthly: 1_000 }, makeListing('plot'))).toBe(t('missing.loan'));
  expect(means({ cash: 1_000 }, makeListing('letting'))).toBe(t('missing.rent'));
});
