import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { makeListing } from '@/tests/support/make-listing';
import { listingTrail } from './place-trail';

it.each([
  ['plot', 'es', 'Parcelas', '/properties?type=land'],
  ['shop', 'en', 'Commercial premises', '/properties?type=commercial'],
] as const)('leads from a %s to the list of its type, in %s', (kind, locale, name, href) => {
  const listing = makeListing(kind);
  setCatalogue([listing], [], 1);
  const [all, list] = listingTrail(listing, locale) ?? [];
  expect(all?.href).toBe('/properties');
  expect(list).toEqual({ name, href });
});

it('leads from a sold plot to no list', () => {
  const sold = makeListing('plot', { status: 'sold' });
  setCatalogue([sold], [], 1);
  expect(listingTrail(sold, 'en')).toBeNull();
});
