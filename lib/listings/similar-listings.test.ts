import { similarListings, type Comparable } from './similar-listings';

const home = (id: string, changes: Partial<Comparable> = {}): Comparable => ({
  id,
  operation: 'sale',
  status: 'available',
  type: 'apartment',
  area: 'gracia',
  group: 'barcelona',
  price: 500_000,
  ...changes,
});
const ids = (all: readonly Comparable[], count = 3) => similarListings(home('me'), all, count).map(({ id }) => id);

describe('similar homes', () => {
  it('are of the same operation, on the market, and never the home itself', () => {
    const all = [home('me'), home('let', { operation: 'rent' }), home('sold', { status: 'sold' }), home('other')];
    expect(ids(all)).toEqual(['other']);
  });

  it('take the same area first, then the same city, then the rest', () => {
    const all = [
      home('coast', { area: 'moraira', group: 'costa-blanca' }),
      home('city', { area: 'eixample' }),
      home('here', { price: 600_000 }),
    ];
    expect(ids(all)).toEqual(['here', 'city', 'coast']);
  });

  it('take a penthouse for a flat rather than a plot', () => {
    const all = [home('plot', { type: 'land' }), home('penthouse', { type: 'penthouse' })];
    expect(ids(all)).toEqual(['penthouse', 'plot']);
  });

  it('take the nearer price, up or down alike', () => {
    const all = [
      home('double', { price: 1_000_000 }),
      home('less', { price: 400_000 }),
      home('half', { price: 249_000 }),
    ];
    expect(ids(all)).toEqual(['less', 'double', 'half']);
  });

  it('keep to the number asked for, and to the order of the portfolio where all is equal', () => {
    expect(ids([home('a'), home('b'), home('c'), home('d')])).toEqual(['a', 'b', 'c']);
    expect(ids([])).toEqual([]);
  });
});
