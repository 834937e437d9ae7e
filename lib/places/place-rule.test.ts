import { readPlacePath, placePath, type PlaceQuery } from './place-query';
import { placeRule } from './place-rule';

const at = (path: string): PlaceQuery => {
  const query = readPlacePath(path);
  if (!query) throw new Error(`${path} is no place page`);
  return query;
};

const counts: Readonly<Record<string, number>> = {
  '/homes': 12,
  '/homes/for-sale': 10,
  '/homes/to-rent': 2,
  '/homes/to-rent/barcelona': 2,
  '/homes/to-rent/apartments/barcelona': 2,
  '/homes/to-rent/apartments': 2,
  '/homes/to-rent/eixample': 1,
  '/homes/for-sale/barcelona': 6,
  '/homes/for-sale/eixample': 4,
  '/homes/for-sale/apartments': 16,
  '/homes/for-sale/houses': 3,
  '/homes/for-sale/apartments/eixample': 4,
  '/homes/for-sale/apartments/barcelona': 5,
  '/homes/for-sale/costa-blanca': 4,
  '/homes/for-sale/altea': 1,
  '/homes/for-sale/houses/altea': 1,
  '/homes/for-sale/moraira': 2,
  '/homes/for-sale/el-portet': 1,
  '/homes/for-sale/sant-antoni': 1,
  '/homes/for-sale/valencia': 1,
  '/homes/for-sale/el-cabanyal': 1,
};

const written = new Set(['/homes/for-sale/altea', '/homes/for-sale/eixample', '/homes/for-sale/apartments/barcelona']);
const ruleOf = (path: string) =>
  placeRule(at(path), {
    count: (query) => counts[placePath({ ...query, page: 1 })] ?? 0,
    hasText: (query) => written.has(placePath({ ...query, page: 1 })),
    hasLevel: () => true,
  });

it.each([
  '/homes',
  '/homes/for-sale',
  '/homes/to-rent',
  '/homes/for-sale/barcelona',
  '/homes/for-sale/barcelona/2',
  '/homes/for-sale/eixample',
  '/homes/for-sale/apartments/barcelona',
  // More than one page of homes.
  '/homes/for-sale/apartments',
  '/homes/for-sale/moraira',
  '/homes/for-sale/altea',
])('%s is indexed', (path) => expect(ruleOf(path)).toEqual({ kind: 'indexed' }));

it.each([
  ['/homes/for-sale/apartments/eixample', '/homes/for-sale/eixample'],
  ['/homes/for-sale/houses/altea', '/homes/for-sale/altea'],
  // Few homes and no text of its own.
  ['/homes/for-sale/houses', '/homes/for-sale'],
  ['/homes/to-rent/barcelona', '/homes/to-rent'],
  ['/homes/to-rent/apartments/barcelona/2', '/homes/to-rent/2'],
])('%s is %s', (path, same) => expect(ruleOf(path)).toEqual({ kind: 'same', as: at(same) }));

it.each([
  '/homes/for-sale/javea',
  '/homes/for-sale/el-portet',
  '/homes/for-sale/sant-antoni',
  '/homes/for-sale/valencia',
  '/homes/for-sale/el-cabanyal',
  // The text of the place covers buying only.
  '/homes/to-rent/eixample',
])('%s is not indexed', (path) => expect(ruleOf(path)).toEqual({ kind: 'unindexed' }));

describe('a place whose homes are all in one place within it', () => {
  const ruleWith = (path: string, own: Readonly<Record<string, number>>, texts: readonly string[]) =>
    placeRule(at(path), {
      count: (query) => own[placePath({ ...query, page: 1 })] ?? 0,
      hasText: ({ place }) => texts.includes(place?.id ?? ''),
      hasLevel: () => false,
    });
  const inAltea = {
    '/homes/for-sale': 9,
    '/homes/for-sale/costa-blanca': 3,
    '/homes/for-sale/altea': 3,
    '/homes/for-sale/villas': 3,
    '/homes/for-sale/villas/altea': 3,
    '/homes/to-rent': 4,
    '/homes/to-rent/costa-blanca': 2,
    '/homes/to-rent/altea': 2,
  };

  it('has that page as its canonical if it has its own text', () => {
    const rule = (path: string) => ruleWith(path, inAltea, ['altea', 'costa-blanca']);
    expect(rule('/homes/for-sale/altea')).toEqual({ kind: 'indexed' });
    expect(rule('/homes/for-sale/costa-blanca/2')).toEqual({ kind: 'same', as: at('/homes/for-sale/altea/2') });
    expect(rule('/homes/for-sale/villas/altea')).toEqual({ kind: 'same', as: at('/homes/for-sale/altea') });
    expect(rule('/homes/to-rent/costa-blanca')).toEqual({ kind: 'same', as: at('/homes/to-rent/altea') });
  });

  it('holds for the whole country and for types', () => {
    const lettings = { '/homes/to-rent': 3, '/homes/to-rent/apartments': 3, '/homes/to-rent/apartments/barcelona': 3 };
    const all = { ...lettings, '/homes/to-rent/barcelona': 3, '/homes/for-sale/villas': 2, '/homes/for-sale': 4 };
    const rule = (path: string) => ruleWith(path, { ...all, '/homes/for-sale/villas/barcelona': 2 }, ['barcelona']);
    expect(rule('/homes/to-rent/barcelona')).toEqual({ kind: 'indexed' });
    expect(rule('/homes/for-sale/villas/barcelona')).toEqual({ kind: 'indexed' });
    for (const path of Object.keys(lettings)) {
      expect(rule(path)).toEqual({ kind: 'same', as: at('/homes/to-rent/barcelona') });
    }
    expect(rule('/homes/for-sale/villas')).toEqual({ kind: 'same', as: at('/homes/for-sale/villas/barcelona') });
  });

  it('is canonical itself if that page has none', () => {
    expect(ruleWith('/homes/for-sale/costa-blanca', inAltea, [])).toEqual({ kind: 'indexed' });
    expect(ruleWith('/homes/for-sale/altea', inAltea, [])).toEqual({
      kind: 'same',
      as: at('/homes/for-sale/costa-blanca'),
    });
  });

  it('stays indexed if that page is not', () => {
    const one = { '/homes/for-sale': 5, '/homes/for-sale/costa-blanca': 1, '/homes/for-sale/altea': 1 };
    expect(
      placeRule(at('/homes/for-sale/costa-blanca'), {
        count: (query) => (one as Readonly<Record<string, number>>)[placePath({ ...query, page: 1 })] ?? 0,
        hasText: () => true,
        hasLevel: ({ id }) => id === 'costa-blanca',
      }),
    ).toEqual({ kind: 'indexed' });
  });
});
