import { recommend, type RecommendationCandidate } from './recommendations';

const listing = (id: string, changes: Partial<RecommendationCandidate> = {}): RecommendationCandidate => ({
  id,
  operation: 'sale',
  status: 'available',
  type: 'apartment',
  area: 'gracia',
  group: 'barcelona',
  price: 500_000,
  bedrooms: 3,
  ...changes,
});

const ids = (interests: Partial<Parameters<typeof recommend>[0]>, all: readonly RecommendationCandidate[], count = 3) =>
  recommend({ saved: [], seen: [], ...interests }, all, count).map(({ listing: { id } }) => id);

describe('recommendations', () => {
  it('are the nearest to saved ones, up to the count', () => {
    const all = [
      listing('dear', { price: 900_000 }),
      listing('twin'),
      listing('city', { area: 'eixample' }),
      listing('other'),
    ];
    expect(ids({ saved: [listing('mine')] }, all)).toEqual(['twin', 'other', 'city']);
    expect(ids({ saved: [listing('mine')] }, all, 1)).toEqual(['twin']);
  });

  it('exclude saved, viewed, reserved and sold ones, and the other operation', () => {
    const mine = listing('mine');
    const looked = listing('looked');
    const all = [mine, looked, listing('sold', { status: 'sold' }), listing('reserved', { status: 'reserved' })];
    expect(ids({ saved: [mine], seen: [looked] }, [...all, listing('let', { operation: 'rent' })])).toEqual([]);
  });

  it('omit those without an obvious reason', () => {
    const far = [listing('coast', { area: 'moraira', group: 'costa-blanca' }), listing('palace', { price: 5_000_000 })];
    expect(ids({ saved: [listing('mine')] }, far)).toEqual([]);
  });

  it('weigh saved above viewed', () => {
    const all = [listing('by-seen', { area: 'eixample' }), listing('by-saved')];
    const interests = { saved: [listing('saved')], seen: [listing('seen', { area: 'eixample' })] };
    expect(ids(interests, all)).toEqual(['by-saved', 'by-seen']);
    expect(recommend(interests, all, 2).map(({ because }) => [because.kind, because.listing.id])).toEqual([
      ['saved', 'saved'],
      ['seen', 'seen'],
    ]);
  });

  it('rank the sum of several above one', () => {
    const saved = [
      listing('a', { area: 'eixample' }),
      listing('b', { area: 'eixample', price: 520_000 }),
      listing('c'),
    ];
    expect(ids({ saved }, [listing('in-gracia'), listing('in-eixample', { area: 'eixample' })])).toEqual([
      'in-eixample',
      'in-gracia',
    ]);
  });

  it('name what they share with the reason', () => {
    const [only] = recommend({ saved: [listing('mine')], seen: [] }, [listing('twin', { price: 590_000 })], 1);
    expect(only?.because).toMatchObject({ kind: 'saved', listing: { id: 'mine' } });
    expect(only?.shared).toEqual(['bedrooms', 'area', 'price', 'type']);
    const [loose] = recommend(
      { saved: [], seen: [listing('plot', { type: 'land', bedrooms: 0 })] },
      [listing('next', { type: 'land', bedrooms: 0, area: 'eixample', price: 700_000 })],
      1,
    );
    expect(loose?.because.kind).toBe('seen');
    expect(loose?.shared).toEqual(['type']);
  });

  it('tell nothing of a price that the seller wants to keep', () => {
    const sold = listing('mine', { status: 'sold', hidesSoldPrice: true });
    expect(recommend({ saved: [sold], seen: [] }, [listing('twin')], 1)[0]?.shared).not.toContain('price');
  });

  it('are empty without interests', () => {
    expect(ids({}, [listing('any')])).toEqual([]);
  });

  it('treat a saved and viewed listing as saved', () => {
    const both = listing('both');
    expect(recommend({ saved: [both], seen: [both] }, [listing('twin')], 1)[0]?.because.kind).toBe('saved');
  });
});
