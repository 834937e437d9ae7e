import { createTranslator, type Messages } from 'next-intl';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { listHeading, listTitle, appliedFilters, filterLabel } from './filter-labels';

// Same interface, different type.
const words = {
  en: createTranslator({ locale: 'en', messages: en as Messages, namespace: 'listingList' }),
  es: createTranslator({ locale: 'es', messages: es as unknown as Messages, namespace: 'listingList' }),
};

const withFilters = (given: Partial<SearchFilters>): SearchFilters => ({ ...noFilters, ...given });

it.each<[Partial<SearchFilters>, string, string]>([
  [
    {},
    'Homes for sale and to rent in Barcelona and on the Costa Blanca',
    'Viviendas en venta y alquiler en Barcelona y la Costa Blanca',
  ],
  [{ type: 'villa', area: 'costa-blanca' }, 'Villas on the Costa Blanca', 'Villas en la Costa Blanca'],
  [{ operation: 'rent', area: 'gracia' }, 'Homes to rent in Gràcia', 'Viviendas en alquiler en Gràcia'],
  [
    { operation: 'sale', type: 'penthouse', area: 'eixample' },
    'Penthouses for sale in the Eixample',
    'Áticos en venta en el Eixample',
  ],
  [{ location: 'gran via' }, 'Homes matching “gran via”', 'Viviendas que coinciden con «gran via»'],
])('heads %j as “%s” and «%s»', (given, english, spanish) => {
  expect(listHeading(words.en, withFilters(given))).toBe(english);
  expect(listHeading(words.es, withFilters(given))).toBe(spanish);
});

it('labels each filter', () => {
  const filters = withFilters({ minPrice: 350_000, maxPrice: 1_500_000, beds: 1, minSize: 80, area: 'gracia' });
  expect(appliedFilters(filters).map((filter) => filterLabel(words.en, filter, filters, 'en'))).toEqual([
    'Gràcia',
    '€350,000 to €1,500,000',
    '1 bedroom or more',
    'From 80\u00a0m²',
  ]);
  expect(filterLabel(words.en, 'price', withFilters({ minPrice: 5 }), 'en')).toBe('From €5');
  expect(filterLabel(words.es, 'price', withFilters({ maxPrice: 5_000 }), 'es')).toMatch(/^Hasta 5\.000\s€$/);
});

it('gives every list its own title', () => {
  const lists: readonly SearchFilters[] = [
    withFilters({}),
    withFilters({ type: 'villa' }),
    withFilters({ type: 'villa', operation: 'sale' }),
    withFilters({ type: 'villa', area: 'gracia' }),
    withFilters({ area: 'gracia' }),
    withFilters({ area: 'gracia', location: 'verdi' }),
    withFilters({ location: 'verdi' }),
    withFilters({ beds: 2 }),
    withFilters({ minSize: 2 }),
    withFilters({ minPrice: 2 }),
    withFilters({ maxPrice: 2 }),
    withFilters({ minPrice: 1, maxPrice: 2 }),
    withFilters({ page: 2 }),
    withFilters({ sort: 'newest' }),
    withFilters({ sort: 'newest', page: 2 }),
  ];
  for (const locale of ['en', 'es'] as const) {
    const titles = lists.map((filters) => listTitle(words[locale], filters, locale));
    expect(new Set(titles).size).toBe(lists.length);
  }
});
