import { recommend, type Candidate } from './recommendations';

const home = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
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

const ids = (interests: Partial<Parameters<typeof recommend>[0]>, all: readonly Candidate[], count = 3) =>
  recommend({ saved: [], seen: [], ...interests }, all, count).map(({ home: { id } }) => id);

describe('recommendations', () => {
  it('are near to what was saved, the nearest first, and as many as asked for', () => {
    const all = [home('dear', { price: 900_000 }), home('twin'), home('city', { area: 'eixample' }), home('other')];
    expect(ids({ saved: [home('mine')] }, all)).toEqual(['twin', 'other', 'city']);
    expect(ids({ saved: [home('mine')] }, all, 1)).toEqual(['twin']);
  });

  it('never are what is saved or seen already, reserved, sold, or of the other operation', () => {
    const mine = home('mine');
    const looked = home('looked');
    const all = [mine, looked, home('sold', { status: 'sold' }), home('reserved', { status: 'reserved' })];
    expect(ids({ saved: [mine], seen: [looked] }, [...all, home('let', { operation: 'rent' })])).toEqual([]);
  });

  it('leave out what nobody would see the reason of', () => {
    const far = [home('coast', { area: 'moraira', group: 'costa-blanca' }), home('palace', { price: 5_000_000 })];
    expect(ids({ saved: [home('mine')] }, far)).toEqual([]);
  });

  it('count a saved home for more than one that was looked at', () => {
    const all = [home('by-seen', { area: 'eixample' }), home('by-saved')];
    const interests = { saved: [home('saved')], seen: [home('seen', { area: 'eixample' })] };
    expect(ids(interests, all)).toEqual(['by-saved', 'by-seen']);
    expect(recommend(interests, all, 2).map(({ because }) => [because.kind, because.home.id])).toEqual([
      ['saved', 'saved'],
      ['seen', 'seen'],
    ]);
  });

  it('rank what several homes speak for above what one does', () => {
    const saved = [home('a', { area: 'eixample' }), home('b', { area: 'eixample', price: 520_000 }), home('c')];
    expect(ids({ saved }, [home('in-gracia'), home('in-eixample', { area: 'eixample' })])).toEqual([
      'in-eixample',
      'in-gracia',
    ]);
  });

  it('say what they have in common with the home that is the reason', () => {
    const [only] = recommend({ saved: [home('mine')], seen: [] }, [home('twin', { price: 590_000 })], 1);
    expect(only?.because).toMatchObject({ kind: 'saved', home: { id: 'mine' } });
    expect(only?.shared).toEqual(['bedrooms', 'area', 'price', 'type']);
    const [loose] = recommend(
      { saved: [], seen: [home('plot', { type: 'land', bedrooms: 0 })] },
      [home('next', { type: 'land', bedrooms: 0, area: 'eixample', price: 700_000 })],
      1,
    );
    expect(loose?.because.kind).toBe('seen');
    expect(loose?.shared).toEqual(['type']);
  });

  it('are none where nothing was saved or seen', () => {
    expect(ids({}, [home('any')])).toEqual([]);
  });

  it('take a home that is saved and seen as saved', () => {
    const both = home('both');
    expect(recommend({ saved: [both], seen: [both] }, [home('twin')], 1)[0]?.because.kind).toBe('saved');
  });
});
