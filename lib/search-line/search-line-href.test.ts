import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { noFilters } from '@/lib/listings/search/filters';
import { searchLineHref, listingsIn } from './search-line-href';
import { readTypedLine } from './read-typed-line';

const [first] = contentListings;
if (!first) throw new Error('no listing');

beforeAll(() =>
  setCatalogue(
    [
      {
        ...first,
        id: 'one',
        reference: 'T-0001',
        type: 'apartment',
        operation: 'sale',
        area: 'gracia',
        street: 'Carrer de Verdi',
      },
      {
        ...first,
        id: 'two',
        reference: 'T-0002',
        type: 'villa',
        operation: 'sale',
        area: 'moraira',
        street: 'Calle Cala',
      },
    ],
    [],
    1,
  ),
);

const hrefOf = (typed: string) => decodeURIComponent(searchLineHref(readTypedLine(typed)));

it.each([
  ['piso en Gràcia', '/properties?type=apartment&area=gràcia'],
  ['house or villa with pool', '/properties?type=house,villa&features=pool'],
  ['cheap flat', '/properties?type=apartment&sort=price-asc'],
])('%s is the address of its filters', (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});

it('keeps words that a listing has, as text', () => {
  expect(hrefOf('piso verdi')).toBe('/properties?type=apartment&location=verdi');
});

it.each([
  ['piso marbella', '/properties?type=apartment&ignored=marbella'],
  // A text search would match Verdi.
  ['piso virdi', '/properties?type=apartment&ignored=virdi'],
  // Only an apartment matches Verdi.
  ['villa verdi', '/properties?type=villa&ignored=verdi'],
])('says the words of %s that would empty the list', (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});

it('names a place beside those with homes, and the list says that it has none there', () => {
  expect(hrefOf('villa torrevieja')).toBe('/properties?type=villa&area=torrevieja');
});

it('keeps the filters chosen before', () => {
  const chosen = { ...noFilters, operation: 'sale' as const, location: 'flat gracia', page: 3 };
  expect(decodeURIComponent(searchLineHref(readTypedLine(chosen.location), chosen))).toBe(
    '/properties?operation=sale&type=apartment&area=gràcia',
  );
});

it('counts the homes that a line about something else mentions', () => {
  expect(listingsIn(readTypedLine('cómo comprar un piso en Gràcia'))).toMatchObject({ total: 1 });
  expect(listingsIn(readTypedLine('arras'))).toBeNull();
  expect(listingsIn(readTypedLine('cuánto vale mi local'))).toBeNull();
});
