import { createTranslator, type Messages } from 'next-intl';
import { filterTags, noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import en from '@/messages/en';
import es from '@/messages/es';
import { listHeading, listTitle, filterLabel } from './filter-labels';

// Same interface, different type.
const words = {
  en: createTranslator({ locale: 'en', messages: en as Messages, namespace: 'listingList' }),
  es: createTranslator({ locale: 'es', messages: es as unknown as Messages, namespace: 'listingList' }),
};

const withFilters = (given: Partial<SearchFilters>): SearchFilters => ({ ...noFilters, ...given });

it.each<[Partial<SearchFilters>, string, string]>([
  [{}, 'All homes for sale and to rent', 'Viviendas en venta y en alquiler'],
  [{ types: ['villa'], areas: ['costa-blanca'] }, 'Villas on the Costa Blanca', 'Villas en la Costa Blanca'],
  [{ operation: 'rent', areas: ['gracia'] }, 'Homes to rent in Gràcia', 'Viviendas en alquiler en Gràcia'],
  [
    { operation: 'sale', types: ['penthouse'], areas: ['eixample'] },
    'Penthouses for sale in the Eixample',
    'Áticos en venta en el Eixample',
  ],
  [
    { types: ['apartment', 'penthouse'], areas: ['eixample', 'gracia'] },
    'Apartments and penthouses in the Eixample and in Gràcia',
    'Pisos y áticos en el Eixample y en Gràcia',
  ],
  [{ areas: ['calp', 'altea', 'moraira', 'benissa'] }, 'Homes in 4 areas', 'Viviendas en 4 zonas'],
  [{ location: 'gran via' }, 'Homes matching “gran via”', 'Viviendas que coinciden con «gran via»'],
])('heads %j as “%s” and «%s»', (given, english, spanish) => {
  expect(listHeading(words.en, withFilters(given), 'en')).toBe(english);
  expect(listHeading(words.es, withFilters(given), 'es')).toBe(spanish);
});

it('labels each filter', () => {
  const filters = withFilters({
    types: ['villa', 'house'],
    minPrice: 350_000,
    maxPrice: 1_500_000,
    monthly: 1_800,
    cash: 120_000,
    resident: 'no',
    beds: 1,
    baths: 2,
    minSize: 80,
    areas: ['gracia'],
    features: ['lift', 'terrace'],
    without: ['ground-floor'],
    conditions: ['good'],
    floor: 'middle',
    energy: 'C',
    maxSea: 800,
    availableBy: '2027-03-01',
  });
  const labels = filterTags(filters).map(({ filter, alone }) => filterLabel(words.en, filter, alone, 'en'));
  expect(labels).toEqual([
    'Villa',
    'House',
    'Gràcia',
    '€350,000 to €1,500,000',
    'Up to €1,800 a month',
    'Up to €120,000 in cash',
    'Not resident in Spain',
    '1 bedroom or more',
    '2 bathrooms or more',
    'From 80\u00a0m²',
    'Lift',
    'Terrace or balcony',
    'Not on the ground floor',
    'Good condition',
    'First floor or above',
    'Energy class C or better',
    'Beach within 10 minutes on foot',
    'Available by 1 March 2027',
  ]);
  expect(filterLabel(words.en, 'maxSea', withFilters({ maxSea: 1_000 }), 'en')).toContain('(estimated)');
  expect(filterLabel(words.es, 'types', filters, 'es')).toBe('Villa o Casa');
  expect(filterLabel(words.en, 'price', withFilters({ minPrice: 5 }), 'en')).toBe('From €5');
  expect(filterLabel(words.es, 'price', withFilters({ maxPrice: 5_000 }), 'es')).toMatch(/^Hasta 5\.000\s€$/);
});

it('gives every list its own title', () => {
  const lists: readonly SearchFilters[] = [
    withFilters({}),
    withFilters({ types: ['villa'] }),
    withFilters({ types: ['villa'], operation: 'sale' }),
    withFilters({ types: ['villa'], areas: ['gracia'] }),
    withFilters({ areas: ['gracia'] }),
    withFilters({ areas: ['gracia'], location: 'verdi' }),
    withFilters({ location: 'verdi' }),
    withFilters({ beds: 2 }),
    withFilters({ minSize: 2 }),
    withFilters({ minPrice: 2 }),
    withFilters({ features: ['lift'] }),
    withFilters({ without: ['lift'] }),
    withFilters({ energy: 'A' }),
    withFilters({ maxSea: 400 }),
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
