import { conditions, energyClasses } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { searchFeatures } from './choices';
import { noFilters, withoutFilter, type Filter, type SearchFilters } from './filters';
import type { Place } from './places';
import { countMatching, search } from './search';
import type { SearchEntry } from './search-entry';
import { buildSearchIndex } from './search-index';

const places: readonly Place[] = [
  { key: 'barcelona', name: 'Barcelona', aliases: [], areas: ['gracia', 'sarria-sant-gervasi'] },
  { key: 'gracia', name: 'Gràcia', aliases: [], areas: ['gracia'] },
  { key: 'sarria-sant-gervasi', name: 'Sarrià-Sant Gervasi', aliases: [], areas: ['sarria-sant-gervasi'] },
  { key: 'calp', name: 'Calp', aliases: ['Calpe'], areas: ['calp'] },
];

let made = 0;
const entry = (given: Partial<SearchEntry> = {}): SearchEntry => ({
  id: `home-${(made += 1)}`,
  operation: 'sale',
  type: 'apartment',
  area: 'gracia',
  price: 400_000,
  bedrooms: 2,
  bathrooms: 1,
  parkingSpaces: 0,
  builtArea: 80,
  plotArea: null,
  features: [],
  condition: 'good',
  floor: 2,
  energy: 'E',
  seaMetres: null,
  availableFrom: 'now',
  point: [41.402, 2.157],
  means: { yes: null, no: null },
  grossYield: null,
  isFeatured: false,
  published: '2026-10-01',
  words: ['Carrer de Verdi', 'Vila de Gràcia', 'Barcelona', '08012'],
  ...given,
});

const ids = (entries: readonly SearchEntry[], filters: Partial<SearchFilters>) =>
  search(buildSearchIndex(entries, places), { ...noFilters, ...filters }).items;

describe('filters', () => {
  const flat = entry({ id: 'flat', features: ['terrace'], availableFrom: '2027-02-01' });
  const villa = entry({
    id: 'villa',
    parkingSpaces: 2,
    type: 'villa',
    area: 'calp',
    price: 1_000_000,
    bedrooms: 4,
    bathrooms: 3,
    builtArea: 250,
    features: ['terrace', 'pool'],
    condition: 'new',
    floor: null,
    energy: 'B',
    seaMetres: 400,
    point: [38.64, 0.047],
  });
  const rental = entry({
    id: 'rental',
    operation: 'rent',
    price: 1_500,
    bedrooms: 1,
    builtArea: 50,
    condition: 'to-renovate',
    floor: 0,
    seaMetres: 800,
    availableFrom: '2027-02-02',
    point: null,
  });
  const plot = entry({
    id: 'plot',
    type: 'land',
    area: 'calp',
    bedrooms: 0,
    builtArea: null,
    plotArea: 900,
    condition: null,
    floor: null,
    energy: null,
  });
  const all = [flat, villa, rental, plot];

  it.each<[string, Partial<SearchFilters>, readonly string[]]>([
    ['nothing asked shows all', {}, ['flat', 'villa', 'plot', 'rental']],
    ['operation', { operation: 'rent' }, ['rental']],
    ['type', { types: ['villa'] }, ['villa']],
    ['an area', { areas: ['calp'] }, ['villa', 'plot']],
    ['a group of areas', { areas: ['barcelona'] }, ['flat', 'rental']],
    ['a lowest price, itself included', { minPrice: 1_000_000 }, ['villa']],
    ['a highest price, itself included', { maxPrice: 1_500 }, ['rental']],
    ['any of several types', { types: ['villa', 'land'] }, ['villa', 'plot']],
    ['any of several areas', { areas: ['calp', 'gracia'] }, ['flat', 'villa', 'plot', 'rental']],
    ['bathrooms, at least', { baths: 2 }, ['villa']],
    ['parking spaces, at least', { parkingSpaces: 2 }, ['villa']],
    ['a feature', { features: ['terrace'] }, ['flat', 'villa']],
    ['all of several features', { features: ['terrace', 'pool'] }, ['villa']],
    ['what it must not have', { without: ['terrace'] }, ['plot', 'rental']],
    ['not being on the ground floor, as no house is', { without: ['ground-floor'] }, ['flat', 'villa', 'plot']],
    ['any of several conditions', { conditions: ['new', 'to-renovate'] }, ['villa', 'rental']],
    ['the ground floor', { floor: 'ground' }, ['rental']],
    ['a floor above it', { floor: 'middle' }, ['flat']],
    ['an energy class, itself included', { energy: 'B' }, ['villa']],
    ['an energy class or a better one', { energy: 'C' }, ['villa']],
    ['the way to the sea, itself included', { maxSea: 400 }, ['villa']],
    ['the day on which it is free, itself included', { availableBy: '2027-02-01' }, ['flat', 'villa', 'plot']],
    [
      'a part of the map, without homes of which nobody knows where they are',
      { bounds: { west: 2.15, south: 41.4, east: 2.16, north: 41.41 } },
      ['flat', 'plot'],
    ],
    [
      'an area drawn on the map',
      {
        outline: [
          [41.4, 2.15],
          [41.4, 2.16],
          [41.41, 2.16],
        ],
      },
      ['flat', 'plot'],
    ],
    [
      'an area drawn on the map, in whose part of the map they would be',
      {
        outline: [
          [41.4, 2.15],
          [41.41, 2.15],
          [41.41, 2.16],
        ],
      },
      [],
    ],
    ['bedrooms, at least', { beds: 2 }, ['flat', 'villa']],
    ['size by floor, and of land by plot', { minSize: 250 }, ['villa', 'plot']],
    ['all together', { operation: 'sale', areas: ['calp'], beds: 4, maxPrice: 1_000_000 }, ['villa']],
  ])('by %s', (_, filters, expected) => {
    expect(ids(all, filters)).toEqual(expected);
  });
});

describe('location', () => {
  const verdi = entry({ id: 'verdi' });
  const parallel = entry({
    id: 'parallel',
    area: 'sarria-sant-gervasi',
    words: ['Avinguda del Paral·lel', 'Galvany', 'Barcelona', '08021'],
  });
  const calp = entry({ id: 'calp', area: 'calp', words: ['Carrer de Blasco Ibáñez', 'Arenal', 'Calp', '03710'] });

  it.each([
    ['VERDI', ['verdi']],
    ['gracia', ['verdi']],
    ['Sarria', ['parallel']],
    ['calle verdi', ['verdi']],
    ['paral·lel', ['parallel']],
    ['parallel', ['parallel']],
    ['ibanez', ['calp']],
    ['Calpe', ['calp']],
    ['08021', ['parallel']],
    ['080', ['verdi', 'parallel']],
    ['barcelona', ['verdi', 'parallel']],
    ['carrer de', ['verdi', 'calp']],
    ['verdi barcelona', ['verdi']],
    ['verdi calp', []],
    ['virdi', ['verdi']],
    ['zurich', []],
  ])('%s finds %j', (location, expected) => {
    expect(ids([verdi, parallel, calp], { location })).toEqual(expected);
  });
});

describe('order', () => {
  const listings = [
    entry({ id: 'star', isFeatured: true, published: '2026-01-01', price: 3, builtArea: 1 }),
    entry({ id: 'second star', isFeatured: true, published: '2026-06-01', price: 5, builtArea: 10 }),
    entry({ id: 'old', published: '2026-02-01', price: 4, builtArea: 2, grossYield: 0.05 }),
    entry({ id: 'new', published: '2026-03-01', price: 9, builtArea: 3, grossYield: 0.04 }),
    entry({ id: 'plot', type: 'land', published: '2026-02-15', price: 1, builtArea: null, plotArea: 1000 }),
  ];

  it.each<[SearchFilters['sort'], readonly string[]]>([
    ['featured', ['star', 'second star', 'new', 'plot', 'old']],
    ['newest', ['second star', 'new', 'plot', 'old', 'star']],
    ['price-asc', ['plot', 'star', 'old', 'second star', 'new']],
    ['price-desc', ['new', 'second star', 'old', 'star', 'plot']],
    ['largest', ['second star', 'new', 'old', 'star', 'plot']],
    ['price-per-m2', ['plot', 'second star', 'old', 'star', 'new']],
    ['yield', ['old', 'new', 'second star', 'plot', 'star']],
  ])('%s', (sort, expected) => {
    expect(ids(listings, { sort })).toEqual(expected);
  });

  it.each(['featured', 'price-asc', 'price-desc', 'price-per-m2'] as const)(
    '%s does not mix rents and prices',
    (sort) => {
      const mixed = [
        entry({ id: 'cheap rent', operation: 'rent', price: 900, isFeatured: true }),
        entry({ id: 'sale', price: 200_000 }),
        entry({ id: 'dear rent', operation: 'rent', price: 5_000 }),
        entry({ id: 'dear sale', price: 300_000 }),
      ];
      const inOrder = ids(mixed, { sort });
      expect(inOrder.slice(0, 2).toSorted()).toEqual(['dear sale', 'sale']);
      const rents = ['cheap rent', 'dear rent'];
      expect(inOrder.slice(2)).toEqual(sort === 'price-desc' ? rents.toReversed() : rents);
    },
  );

  it('is stable', () => {
    const equals = ['a', 'b', 'c'].map((id) => entry({ id }));
    for (const sort of ['newest', 'price-asc', 'price-desc', 'largest'] as const) {
      expect(ids(equals, { sort })).toEqual(['a', 'b', 'c']);
    }
  });
});

describe('pages', () => {
  const listings = Array.from({ length: 20 }, (_, number) => entry({ id: String(number) }));
  const page = (number: number) => search(buildSearchIndex(listings, places), { ...noFilters, page: number });

  it('has nine listings per page', () => {
    expect(page(1)).toMatchObject({ page: 1, pageCount: 3, total: 20 });
    expect(page(1).items).toHaveLength(9);
    expect(page(3).items).toEqual(['18', '19']);
  });

  it('shows the last page past the end', () => {
    expect(page(9_999)).toMatchObject({ page: 3 });
    expect(page(9_999).items).toEqual(['18', '19']);
  });

  it('has one empty page without results', () => {
    const found = search(buildSearchIndex([], places), noFilters);
    expect(found).toMatchObject({ page: 1, pageCount: 1, total: 0, items: [] });
  });
});

describe('what a buyer can pay', () => {
  const means = (monthly: number, cash: number) => ({
    yes: { monthly, cash },
    no: { monthly: monthly * 0.9, cash: cash * 1.5 },
  });
  const listings = [
    entry({ id: 'land', type: 'land', price: 50_000 }),
    entry({ id: 'cheap', price: 200_000, means: means(700, 65_000) }),
    entry({ id: 'dear', price: 600_000, means: means(2_200, 185_000) }),
    entry({ id: 'low rent', operation: 'rent', price: 900 }),
    entry({ id: 'high rent', operation: 'rent', price: 3_000 }),
  ];

  it.each<[Partial<SearchFilters>, readonly string[]]>([
    [{ monthly: 1_000 }, ['cheap', 'land', 'low rent']],
    [{ monthly: 2_000 }, ['cheap', 'land', 'low rent']],
    [{ monthly: 2_000, resident: 'no' }, ['cheap', 'dear', 'land', 'low rent']],
    [{ monthly: 900 }, ['cheap', 'land', 'low rent']],
    [{ monthly: 899 }, ['cheap', 'land']],
    [{ cash: 185_000, operation: 'sale' }, ['cheap', 'dear', 'land']],
    [{ cash: 184_999, operation: 'sale' }, ['cheap', 'land']],
    [{ cash: 90_000, operation: 'sale', resident: 'no' }, ['land']],
  ])('%j shows listings without a figure last', (filters, expected) => {
    expect(ids(listings, { ...filters, sort: 'price-asc' })).toEqual(expected);
    expect(countMatching(buildSearchIndex(listings, places), { ...noFilters, ...filters })).toBe(expected.length);
  });

  it('changes no order without a limit', () => {
    expect(ids(listings, { measure: 'cash', sort: 'price-asc' })[0]).toBe('land');
  });
});

it('orders by the walk to the sea, those without one last', () => {
  const at = (id: string, seaMetres: number | null) => entry({ id, seaMetres });
  expect(ids([at('none', null), at('far', 1_600), at('near', 80)], { sort: 'sea' })).toEqual(['near', 'far', 'none']);
});

describe('facets', () => {
  // Small enough to check every combination by brute force.
  const listings = Array.from({ length: 200 }, (_, number) =>
    entry({
      id: String(number),
      operation: number % 3 === 0 ? 'rent' : 'sale',
      type: propertyTypes[number % propertyTypes.length] ?? 'apartment',
      area: ['gracia', 'sarria-sant-gervasi', 'calp'][number % 3] ?? 'calp',
      price: 100_000 + (number % 10) * 50_000,
      bedrooms: number % 6,
      bathrooms: number % 4,
      features: searchFeatures.filter((_, position) => (number + position) % (position + 2) < 2),
      condition: conditions[number % 6] ?? null,
      floor: number % 7 === 6 ? null : number % 7,
      energy: energyClasses[number % 8] ?? null,
      seaMetres: number % 2 === 0 ? null : (number % 20) * 80,
      availableFrom: (['now', '2027-02-01', '2027-05-01'] as const)[number % 3] ?? 'now',
      point: number % 5 === 0 ? null : [41 + (number % 9) / 10, 2 + (number % 7) / 10],
      builtArea: 40 + (number % 12) * 20,
    }),
  );
  const index = buildSearchIndex(listings, places);
  const total = (filters: SearchFilters) => search(index, filters).total;
  const cases: readonly SearchFilters[] = [
    noFilters,
    { ...noFilters, types: ['villa', 'land'] },
    { ...noFilters, operation: 'sale', areas: ['barcelona'], beds: 3, baths: 2 },
    { ...noFilters, types: ['house'], minPrice: 200_000, maxPrice: 350_000, minSize: 100 },
    { ...noFilters, features: ['lift', 'pool'], without: ['ground-floor'], conditions: ['good'] },
    { ...noFilters, floor: 'middle', energy: 'D', maxSea: 800, availableBy: '2027-03-01' },
    { ...noFilters, types: ['house'], bounds: { west: 2.1, south: 41.2, east: 2.5, north: 41.6 } },
    { ...noFilters, location: 'calpe', types: ['penthouse'] },
    { ...noFilters, minPrice: 900_000_000 },
    { ...noFilters, monthly: 300_000, cash: 900 },
  ];

  it.each(cases)('count what each choice would show (%#)', (filters) => {
    const { facets } = search(index, filters);
    for (const type of propertyTypes) expect(facets.type[type]).toBe(total({ ...filters, types: [type] }));
    expect(facets.type.all).toBe(total({ ...filters, types: [] }));
    for (const { key } of places) expect(facets.area[key]).toBe(total({ ...filters, areas: [key] }));
    for (const operation of ['sale', 'rent'] as const) {
      expect(facets.operation[operation]).toBe(total({ ...filters, operation }));
    }
    for (const beds of [1, 2, 3, 4, 5]) expect(facets.beds[beds]).toBe(total({ ...filters, beds }));
    for (const baths of [1, 2, 3]) expect(facets.baths[baths]).toBe(total({ ...filters, baths }));
    for (const feature of searchFeatures) {
      const features = [...new Set([...filters.features, feature])];
      expect(facets.features[feature]).toBe(total({ ...filters, features }));
    }
  });

  it.each(cases)('count the results without each filter (%#)', (filters) => {
    for (const [filter, listingsWithout] of Object.entries(search(index, filters).without)) {
      expect(listingsWithout).toBe(total(withoutFilter(filters, filter as Filter)));
      expect(countMatching(index, filters)).toBe(search(index, filters).total);
    }
  });

  it('cover applied filters only', () => {
    expect(search(index, noFilters).without).toEqual({});
    expect(Object.keys(search(index, { ...noFilters, maxPrice: 1 }).without)).toEqual(['price']);
  });
});
