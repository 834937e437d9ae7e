import { listingIds } from '@/content/properties/ids';
import { setListingIds } from '@/lib/listings/catalogue/listing-ids';
import { missingCatalogue, missingDetail, unknownMember } from './missing-detail';

const [known = ''] = listingIds as readonly string[];

describe('before the catalogue was read', () => {
  const unavailable = { page: '/en/missing/listings-unavailable', status: 503 };

  it('a listing that is not of the build, and lists made for a request, are unavailable', () => {
    expect(missingDetail('/en/properties/of-a-feed')).toEqual(unavailable);
    expect(missingCatalogue('/en/properties')).toEqual(unavailable);
    expect(missingCatalogue('/en/search')).toEqual(unavailable);
  });

  it('other pages are not', () => {
    expect(missingDetail(`/en/properties/${known}`)).toBeNull();
    expect(missingCatalogue('/en/contact/message')).toBeNull();
    setListingIds([{ id: known, reference: 'CM-0001' }], []);
    expect(missingCatalogue('/en/properties')).toBeNull();
  });
});

describe('missingDetail', () => {
  it.each([`/en/properties/${known}`, `/es/properties/${known}`])('lets %s through', (path) => {
    expect(missingDetail(path)).toBeNull();
  });

  it.each([
    ['/en/properties/nowhere', '/en/missing/listing'],
    [`/es/properties/${known.toUpperCase()}`, '/es/missing/listing'],
    ['/es/properties/__proto__', '/es/missing/listing'],
    ['/en/properties/%2e%2e', '/en/missing/listing'],
  ])('sends %s to %s', (path, missing) => {
    expect(missingDetail(path)).toEqual({ page: missing, status: 404 });
  });

  it.each(['/en', '/en/properties', '/fr/properties/nowhere', '/properties/nowhere', '/en/properties/a/b'])(
    'ignores %s',
    (path) => {
      expect(missingDetail(path)).toBeNull();
    },
  );
});

describe('missingDetail of articles and guides', () => {
  it.each([
    ['/es/blog/no-such-article', '/es/missing/article'],
    ['/en/blog/filtered', '/en/missing/article'],
    ['/en/blog/constructor', '/en/missing/article'],
    ['/es/properties/no-such-home', '/es/missing/listing'],
    ['/es/guias/comprarr', '/es/missing/guide'],
    ['/en/guias/COMPRAR', '/en/missing/guide'],
    ['/en/guias/__proto__', '/en/missing/guide'],
    ['/en/recursos/zzz', '/en/missing/guide'],
    ['/es/recursos/guias/zzz', '/es/missing/guide'],
    ['/es/recursos/a/b/c', '/es/missing/guide'],
  ])('%s shows %s', (path, page) => expect(missingDetail(path)).toEqual({ page, status: 404 }));

  it.each([
    '/es/blog/tendencias-2024',
    '/en/blog',
    '/es/blog/a/b',
    '/fr/blog/zzz',
    '/blog/zzz',
    '/es/guias',
    '/es/guias/comprar',
    '/en/guias/vender-casa-rapido',
    '/en/recursos',
  ])('ignores %s', (path) => expect(missingDetail(path)).toBeNull());
});

it.each([
  ['/en/about/nobody', 'en'],
  ['/es/about/__proto__', 'es'],
])('has no team member at %s', (path, locale) => expect(unknownMember(path)).toBe(locale));

it.each(['/en/about', '/en/about/a/b', '/about/nobody', '/fr/about/nobody'])('ignores %s', (path) =>
  expect(unknownMember(path)).toBeNull(),
);

it('says that a withdrawn listing is gone', () => {
  setListingIds([{ id: known, reference: 'CM-0001' }], ['villa-of-last-year']);
  expect(missingDetail('/es/properties/villa-of-last-year')).toEqual({ page: '/es/missing/gone-listing', status: 410 });
  expect(missingDetail(`/es/properties/${known}`)).toBeNull();
});
