import { listingDistance, similarListings, type SimilarityFacts } from './similar-listings';

const listing = (id: string, changes: Partial<SimilarityFacts> = {}): SimilarityFacts => ({
  id,
  operation: 'sale',
  status: 'available',
  type: 'apartment',
  area: 'gracia',
  group: 'barcelona',
  price: 500_000,
  ...changes,
});
const ids = (all: readonly SimilarityFacts[], count = 3) =>
  similarListings(listing('me'), all, count).map(({ id }) => id);

describe('similar listings', () => {
  it('are available, of the same operation, and not the listing itself', () => {
    const all = [
      listing('me'),
      listing('let', { operation: 'rent' }),
      listing('sold', { status: 'sold' }),
      listing('other'),
    ];
    expect(ids(all)).toEqual(['other']);
  });

  it('have the same area first, then the city, then others', () => {
    const all = [
      listing('coast', { area: 'moraira', group: 'costa-blanca' }),
      listing('city', { area: 'eixample' }),
      listing('here', { price: 600_000 }),
    ];
    expect(ids(all)).toEqual(['here', 'city', 'coast']);
  });

  it('prefer a penthouse to a plot for a flat', () => {
    const all = [listing('plot', { type: 'land' }), listing('penthouse', { type: 'penthouse' })];
    expect(ids(all)).toEqual(['penthouse', 'plot']);
  });

  it('prefer the nearer price, up or down', () => {
    const all = [
      listing('double', { price: 1_000_000 }),
      listing('less', { price: 400_000 }),
      listing('half', { price: 249_000 }),
    ];
    expect(ids(all)).toEqual(['less', 'double', 'half']);
  });

  it('are at most the given number, in portfolio order if equal', () => {
    expect(ids([listing('a'), listing('b'), listing('c'), listing('d')])).toEqual(['a', 'b', 'c']);
    expect(ids([])).toEqual([]);
  });

  it('are those of a plain sort, in its order, whatever the catalogue', () => {
    const areas = ['gracia', 'eixample', 'moraira'];
    const all = Array.from({ length: 200 }, (_, n) =>
      listing(`l-${n}`, {
        operation: n % 7 === 0 ? 'rent' : 'sale',
        status: n % 11 === 0 ? 'sold' : 'available',
        type: (['apartment', 'penthouse', 'villa', 'land'] as const)[(n * 13) % 4] ?? 'apartment',
        area: areas[(n * 5) % 3] ?? '',
        group: (n * 5) % 3 === 2 ? 'costa-blanca' : 'barcelona',
        price: 100_000 * (1 + ((n * 31) % 9)),
      }),
    );
    for (const one of all) {
      const sorted = all
        .filter(({ id, operation, status }) => id !== one.id && operation === one.operation && status !== 'sold')
        .toSorted((a, b) => listingDistance(one, a) - listingDistance(one, b));
      for (const count of [1, 3, 5]) expect(similarListings(one, all, count)).toEqual(sorted.slice(0, count));
    }
  });
});
