import { setListingIds } from '@/lib/listings/catalogue/listing-ids';
import { searchAnswer } from './search-answer';

beforeEach(() =>
  setListingIds(
    [
      { id: 'flat-gracia', reference: 'CM-0105' },
      { id: 'villa-altea', reference: 'TRB/77.A' },
    ],
    [],
  ),
);

const answer = (path: string) => searchAnswer(new URL(path, 'https://example.com'));

it.each([
  ['/en/search?q=CM-0105', '/en/properties/flat-gracia'],
  ['/es/search?q=cm0105', '/es/properties/flat-gracia'],
  ['/es/search?q=cm+105', '/es/properties/flat-gracia'],
  ['/es/search?q=piso+ref.+CM-0105', '/es/properties/flat-gracia'],
  ['/en/search?q=trb+77a', '/en/properties/villa-altea'],
])('%s leads to the listing', (path, page) => {
  expect(answer(path)).toEqual({ kind: 'listing', page });
});

it.each([
  ['/en/search?q=flat+with+lift', '/en/search/homes?q=flat+with+lift'],
  ['/es/search?q=Gr%C3%A0cia', '/es/search/homes?q=Gr%C3%A0cia'],
  ['/es/properties?location=piso+con+ascensor&beds=2', '/es/search/homes?location=piso+con+ascensor&beds=2'],
  ['/en/properties?location=mas%C3%ADa+benissa', '/en/search/homes?location=mas%C3%ADa+benissa'],
])('%s leads to homes', (path, page) => {
  expect(answer(path)).toEqual({ kind: 'homes', page });
});

it.each([
  '/en/search',
  '/en/search?q=',
  '/en/search?q=flat&q=villa',
  '/en/search?q=CM-9999',
  '/en/search?q=calculadora+hipoteca',
  '/en/search?q=arras',
  '/en/search?q=modernista',
  '/search?q=flat',
  '/en/search/homes?q=flat',
  '/en/properties',
  '/en/properties?type=villa',
  '/en/properties?q=flat',
  '/en/properties?location=verdi',
  '/en/blog?q=flat',
])('%s leads nowhere else', (path) => {
  expect(answer(path)).toBeNull();
});

it('does not lead a list of a kind without a filter to itself', () => {
  expect(answer('/es/properties?type=house&location=mas%C3%ADa')).toBeNull();
});
