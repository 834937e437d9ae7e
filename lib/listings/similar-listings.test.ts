import { similarListings, type Comparable } from './similar-listings';

const listing = (id: string, changes: Partial<Comparable> = {}): Comparable => ({
  id,
  operation: 'sale',
  status: 'available',
  type: 'apartment',
  area: 'gracia',
  group: 'barcelona',
  price: 500_000,
  ...changes,
});
const ids = (all: readonly Comparable[], count = 3) => similarListings(listing('me'), all, count).map(({ id }) => id);

describe('similar homes', () => {
  it('are of the same operation, on the market, and never the home itself', () => {
    const all = [
      listing('me'),
      listing('let', { operation: 'rent' }),
      listing('sold', { status: 'sold' }),
      listing('other'),
    ];
    expect(ids(all)).toEqual(['other']);
  });

  it('take the same area first, then the same city, then the rest', () => {
    const all = [
      listing('coast', { area: 'moraira', group: 'costa-blanca' }),
      listing('city', { area: 'eixample' }),
      listing('here', { price: 600_000 }),
    ];
    expect(ids(all)).toEqual(['here', 'city', 'coast']);
  });

  it('take a penthouse for a flat rather than a plot', () => {
    const all = [listing('plot', { type: 'land' }), listing('penthouse', { type: 'penthouse' })];
    expect(ids(all)).toEqual(['penthouse', 'plot']);
  });

  it('take the nearer price, up or down alike', () => {
    const all = [
      listing('double', { price: 1_000_000 }),
      listing('less', { price: 400_000 }),
      listing('half', { price: 249_000 }),
    ];
    expect(ids(all)).toEqual(['less', 'double', 'half']);
  });

  it('keep to the number asked for, and to the order of the portfolio where all is equal', () => {
    expect(ids([listing('a'), listing('b'), listing('c'), listing('d')])).toEqual(['a', 'b', 'c']);
    expect(ids([])).toEqual([]);
  });
});
