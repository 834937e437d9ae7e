import { conditions, energyClasses, operations } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { excludable, floors, searchFeatures } from './choices';
import { listViews, measures, noFilters, residentAnswers, type SearchFilters, sortOrders } from './filters';
import { parseFilters } from './parse-filters';
import type { Place } from './places';
import { searchHref } from './search-href';
import { nothingUnfollowed, readUnfollowed, type Unfollowed } from './unfollowed';

const places: readonly Place[] = [
  { key: 'barcelona', name: 'Barcelona', aliases: [], areas: ['gracia'] },
  { key: 'costa-blanca', name: 'Costa Blanca', aliases: ['Alicante'], areas: ['calp'], nearby: ['Jávea', 'Denia'] },
  { key: 'gracia', name: 'Gràcia', aliases: [], areas: ['gracia'] },
  { key: 'sarria-sant-gervasi', name: 'Sarrià-Sant Gervasi', aliases: [], areas: ['sarria-sant-gervasi'] },
  { key: 'diagonal-mar', name: 'Diagonal Mar', aliases: [], areas: ['diagonal-mar'] },
  { key: 'calp', name: 'Calp', aliases: ['Calpe'], areas: ['calp'] },
];

const parse = (query: string) => parseFilters(new URLSearchParams(query), places);

describe('invalid values are ignored', () => {
  it.each([
    'type=castle',
    'type=',
    'type=__proto__',
    'type=constructor',
    'type=toString',
    'operation=steal',
    'area=%20-%20',
    'area=,,',
    'location=%20%20',
    'location=???',
    'location=%00%0A',
    'minPrice=abc',
    'minPrice=-3',
    'minPrice=0',
    'minPrice=1e6',
    'minPrice=12.5',
    'minPrice=1.2345',
    'minPrice=99999999999999999999',
    'maxPrice=NaN',
    'beds=-3',
    'beds=2.5',
    'beds=1000',
    'minSize=lots',
    'sort=random',
    'page=0',
    'page=-1',
    'page=abc',
    'page=1e3',
    'bounds=2.1,41.35,2.2',
    'bounds=2.2,41.35,2.1,41.42',
    'bounds=a,b,c,d',
    'bounds=2.1,41.35,2.2,91',
    'bounds=1e0,41.35,2.2,41.42',
    'view=globe',
    'advanced=no',
    'price=abc',
    'utm_source=x&__proto__=y',
    'minPrice=1&minPrice=2',
    'baths=0',
    'features=helipad',
    'without=type',
    'condition=haunted',
    'floor=13',
    'energy=H',
    'maxSea=near',
    'availableBy=soon',
    'availableBy=2027-02-31',
    'availableBy=1027-02-01',
  ])('%s', (query) => {
    expect(parse(query)).toEqual(noFilters);
  });

  it('also in Next’s record, with arrays and undefined', () => {
    expect(
      parseFilters({ type: ['villa', 'house,land'], beds: undefined, page: [], area: ['gràcia'] }, places),
    ).toEqual({
      ...noFilters,
      types: ['house', 'villa', 'land'],
      areas: ['gracia'],
    });
  });
});

describe('valid values are kept', () => {
  it.each<[string, Partial<SearchFilters>]>([
    ['type=villa', { types: ['villa'] }],
    ['type=VILLA', { types: ['villa'] }],
    ['type=piso', { types: ['apartment'] }],
    ['type=%C3%A1tico', { types: ['penthouse'] }],
    ['operation=rent', { operation: 'rent' }],
    ['area=gr%C3%A0cia', { areas: ['gracia'] }],
    ['area=gracia', { areas: ['gracia'] }],
    ['area=GRACIA', { areas: ['gracia'] }],
    ['area=sarri%C3%A0-sant+gervasi', { areas: ['sarria-sant-gervasi'] }],
    ['area=sarria-sant-gervasi', { areas: ['sarria-sant-gervasi'] }],
    ['area=diagonal%20mar', { areas: ['diagonal-mar'] }],
    ['area=costa+blanca', { areas: ['costa-blanca'] }],
    ['area=barcelona', { areas: ['barcelona'] }],
    ['area=calpe', { areas: ['calp'] }],
    ['area=j%C3%A1vea', { areas: ['costa-blanca'] }],
    ['area=JAVEA', { areas: ['costa-blanca'] }],
    ['area=D%C3%A9nia', { areas: ['costa-blanca'] }],
    ['location=%20Carrer%20%20de+Verdi%20', { location: 'Carrer de Verdi' }],
    ['minPrice=350.000&maxPrice=1,500,000', { minPrice: 350_000, maxPrice: 1_500_000 }],
    ['maxPrice=350000%20%E2%82%AC', { maxPrice: 350_000 }],
    ['maxPrice=700k', { maxPrice: 700_000 }],
    ['maxPrice=1,2+millones', { maxPrice: 1_200_000 }],
    ['beds=2&minSize=80', { beds: 2, minSize: 80 }],
    ['sort=price-asc&page=3', { sort: 'price-asc', page: 3 }],
    ['page=9999', { page: 9_999 }],
    ['bounds=2.1,41.35,2.2,41.42', { bounds: { west: 2.1, south: 41.35, east: 2.2, north: 41.42 } }],
    ['bounds=2.10004999,41.35,2.2,41.42', { bounds: { west: 2.1, south: 41.35, east: 2.2, north: 41.42 } }],
    ['view=map', { view: 'map' }],
    ['advanced=1', { advanced: true }],
    ['type=castle&beds=2', { beds: 2 }],
    ['type=villa,house,VILLA', { types: ['house', 'villa'] }],
    ['type=villa&type=house', { types: ['house', 'villa'] }],
    ['type=villa,castle', { types: ['villa'] }],
    ['area=calpe,gracia&area=j%C3%A1vea', { areas: ['costa-blanca', 'gracia', 'calp'] }],
    ['features=pool&features=lift,terrace', { features: ['terrace', 'lift', 'pool'] }],
    ['without=ground-floor,pets', { without: ['pets', 'ground-floor'] }],
    ['condition=to-renovate,good', { conditions: ['good', 'to-renovate'] }],
    ['baths=2&floor=TOP&energy=c&maxSea=800', { baths: 2, floor: 'top', energy: 'C', maxSea: 800 }],
    ['parkingSpaces=2', { parkingSpaces: 2 }],
    ['monthly=1.800&resident=no', { monthly: 1_800, resident: 'no' }],
    ['cash=120k&measure=monthly', { cash: 120_000, measure: 'monthly' }],
    ['resident=no', {}],
    ['monthly=1800&income=4000&age=40&rate=3', { monthly: 1_800 }],
    ['availableBy=2027-02-28', { availableBy: '2027-02-28' }],
    // Unknown areas become a text search.
    ['area=atlantis', { location: 'atlantis' }],
    ['area=atlantis&location=verdi', { location: 'verdi' }],
    ['area=gracia,atlantis', { areas: ['gracia'] }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ ...noFilters, ...expected });
  });

  it('swaps a reversed price range', () => {
    expect(parse('minPrice=500000&maxPrice=300000')).toMatchObject({ minPrice: 300_000, maxPrice: 500_000 });
  });

  it('cuts a long location at a whole character', () => {
    const { location } = parse(`location=${encodeURIComponent(`${'a'.repeat(79)}🏠🏠`)}`);
    expect([...location]).toHaveLength(80);
    expect(() => encodeURIComponent(location)).not.toThrow();
  });
});

describe('what a list does not follow', () => {
  it.each<[string, Partial<Unfollowed>]>([
    ['', {}],
    ['area=&type=&sort=featured&beds=', {}],
    ['area=gr%C3%A0cia&type=piso&operation=RENT&beds=2&sort=newest', {}],
    ['area=%20-%20', {}],
    ['utm_source=x&utm_source=y', {}],
    ['area=atlantis', { place: 'atlantis' }],
    ['area=j%C3%A1vea', { place: 'jávea' }],
    [`area=${'x'.repeat(99)}`, { place: 'x'.repeat(40) }],
    ['type=castle', { unknown: ['castle'] }],
    ['type=__proto__&operation=steal', { unknown: ['steal', '__proto__'] }],
    ['beds=-3&sort=random', { unknown: ['-3', 'random'] }],
    ['type=villa&type=house&area=gracia,calp', {}],
    ['type=villa,castle&features=lift,helipad', { unknown: ['castle', 'helipad'] }],
    ['floor=13&energy=H&maxSea=near&availableBy=soon', { unknown: ['13', 'H', 'near', 'soon'] }],
    ['area=gracia,atlantis', { place: 'atlantis' }],
    ['beds=1&beds=2&page=1&page=2', { repeated: ['beds', 'page'] }],
  ])('%s', (query, expected) => {
    expect(readUnfollowed(new URLSearchParams(query), places)).toEqual({ ...nothingUnfollowed, ...expected });
  });

  it('also in Next’s record', () => {
    expect(readUnfollowed({ type: ['villa', 'castle'], beds: ['1', '2'], area: 'xyz' }, places)).toEqual({
      ...nothingUnfollowed,
      place: 'xyz',
      unknown: ['castle'],
      repeated: ['beds'],
    });
  });
});

describe('searchHref', () => {
  it('omits defaults', () => {
    expect(searchHref(noFilters, places)).toBe('/properties');
  });

  it('writes areas in lower case, in a fixed order', () => {
    const filters: SearchFilters = {
      ...noFilters,
      page: 2,
      areas: ['gracia', 'sarria-sant-gervasi'],
      types: ['villa'],
      features: ['lift', 'pool'],
      advanced: true,
    };
    expect(searchHref(filters, places)).toBe(
      '/properties?type=villa&area=gr%C3%A0cia,sarri%C3%A0-sant%20gervasi&features=lift,pool&page=2&advanced=1',
    );
  });

  it('round-trips any filters', () => {
    for (const filters of manyFilters(2_000)) {
      const href = searchHref(filters, places);
      expect(parse(href.split('?')[1] ?? '')).toEqual(filters);
    }
  });

  it('is equal for equivalent queries', () => {
    const canonical = (query: string) => searchHref(parse(query), places);
    expect(canonical('page=1&beds=&area=GRACIA&utm_source=x')).toBe(canonical('area=gr%C3%A0cia'));
    expect(canonical('maxPrice=1&minPrice=2')).toBe(canonical('minPrice=1&maxPrice=2'));
    expect(canonical('type=villa&type=house')).toBe(canonical('type=house%2Cvilla'));
  });
});

describe('any query at all', () => {
  it('results in filters that round-trip', () => {
    const random = seededNumbers(7);
    const bits = [
      'type',
      'area',
      'features',
      'lift',
      ',',
      '=',
      '&',
      '%',
      '%C3',
      '%A0',
      'page',
      '-',
      '9',
      '🏠',
      '\u0000',
      ' ',
      'á',
      "'",
      '"',
      '<',
    ];
    for (let round = 0; round < 2_000; round += 1) {
      const query = Array.from({ length: 12 }, () => bits[Math.floor(random() * bits.length)]).join('');
      const filters = parse(query);
      expect(parse(searchHref(filters, places).split('?')[1] ?? '')).toEqual(filters);
    }
  });
});

function* manyFilters(count: number): Generator<SearchFilters> {
  const random = seededNumbers(42);
  const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const someOf = <T>(choices: readonly T[]): readonly T[] => choices.filter(() => random() < 0.2);
  const perhaps = (max: number) => oneOf([null, 1 + Math.floor(random() * max)]);
  for (let round = 0; round < count; round += 1) {
    const [low, high] = [perhaps(5_000_000), perhaps(5_000_000)];
    const isTurned = low !== null && high !== null && low > high;
    const monthly = perhaps(9_000);
    yield {
      operation: oneOf([null, ...operations]),
      types: someOf(propertyTypes),
      areas: someOf(places.map(({ key }) => key)),
      location: oneOf(['', 'Gran Via', 'Plaça d’Espanya & co', '100%', 'a=b#c', 'Paral·lel', '東京']),
      minPrice: isTurned ? high : low,
      maxPrice: isTurned ? low : high,
      monthly,
      cash: perhaps(500_000),
      resident: monthly === null ? 'yes' : oneOf(residentAnswers),
      measure: oneOf([null, ...measures]),
      beds: perhaps(9),
      baths: perhaps(9),
      parkingSpaces: perhaps(9),
      minSize: perhaps(500),
      features: someOf(searchFeatures),
      without: someOf(excludable),
      conditions: someOf(conditions),
      floor: oneOf([null, ...floors]),
      energy: oneOf([null, ...energyClasses]),
      maxSea: perhaps(2_000),
      availableBy: oneOf([null, '2027-01-15', '2028-02-29']),
      sort: oneOf(sortOrders),
      page: oneOf([1, 2, 56]),
      advanced: oneOf([true, false]),
      bounds: oneOf([null, { west: -0.1234, south: 38.6, east: 0.2, north: 38.75 }]),
      outline: oneOf([
        null,
        [
          [41.4, 2.1],
          [41.45, -2.2],
          [38.6123, 0.3],
        ],
      ]),
      view: oneOf(listViews),
    };
  }
}
