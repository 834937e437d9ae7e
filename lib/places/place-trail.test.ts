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

it('leads from a letting to the narrower place that is canonical, and names the operation', () => {
  const lettings = ['one', 'two'].map((id) => makeListing('letting', { id }));
  setCatalogue(lettings, [], 1);
  expect(lettings[0] && listingTrail(lettings[0], 'en')).toEqual([
    { name: 'Homes by place', href: '/homes' },
    { name: 'To rent', href: '/homes/to-rent' },
    { name: 'Barcelona', href: '/homes/to-rent/barcelona' },
  ]);
});
