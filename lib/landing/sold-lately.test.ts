import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { makeListing } from '@/tests/support/make-listing';
import { readSoldLately } from './sold-lately';

const sale = (id: string, changes: Parameters<typeof makeListing>[1]) => ({
  ...makeListing('flat', { status: 'sold', published: '2026-09-01', ...changes }),
  id,
});
const show = (...listings: Parameters<typeof setCatalogue>[0]) => setCatalogue(listings, [], 1);

afterAll(() => setCatalogue(contentListings, [], 0));

it('shows none while none is sold', () => {
  show(sale('a', { status: 'reserved' }), { ...makeListing('letting', { status: 'sold' }), id: 'b' });
  expect(readSoldLately('es')).toEqual([]);
});

it('shows the last three sold, newest first, with their days from publication to sale', () => {
  show(
    sale('first', { soldOn: '2026-09-11' }),
    sale('last', { soldOn: '2026-11-20' }),
    sale('third', { updated: '2026-10-01' }),
    sale('same-day', { soldOn: '2026-09-01' }),
  );
  expect(readSoldLately('en').map(({ days, href }) => [href, days])).toEqual([
    ['/properties/last', '80'],
    ['/properties/third', '30'],
    ['/properties/first', '10'],
  ]);
});

it('shows the share of the asking price with the seller’s consent alone', () => {
  const agreed = (hasSellerConsent: boolean) => ({
    price: 400_000,
    agreedPrice: { amount: 388_000, hasSellerConsent },
  });
  show(
    sale('open', { ...agreed(true), soldOn: '2026-10-02' }),
    sale('closed', { ...agreed(false), soldOn: '2026-10-01' }),
  );
  const sold = readSoldLately('en');
  expect(sold.map(({ share }) => share)).toEqual(['97%', null]);
  expect(JSON.stringify(sold)).not.toContain('388');
});
