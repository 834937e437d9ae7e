import { readPlacePath, placePath, type PlaceQuery } from './place-query';
import { placeRule } from './place-rule';

const at = (path: string): PlaceQuery => {
  const query = readPlacePath(path);
  if (!query) throw new Error(`${path} is no place page`);
  return query;
};

/** Homes of the pages that have any. */
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
  '/homes/for-sale/apartments': 6,
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

const written = new Set(['altea', 'eixample']);
const ruleOf = (path: string) =>
  placeRule(at(path), {
    count: (query) => counts[placePath({ ...query, page: 1 })] ?? 0,
    isWritten: ({ id }) => written.has(id),
  });

it.each([
  '/homes',
  '/homes/for-sale',
  '/homes/to-rent',
  '/homes/for-sale/barcelona',
  '/homes/for-sale/barcelona/2',
  '/homes/for-sale/eixample',
  '/homes/for-sale/apartments/barcelona',
  '/homes/for-sale/moraira',
  // One home, a text and a price level.
  '/homes/for-sale/altea',
])('%s is indexed', (path) => expect(ruleOf(path)).toEqual({ kind: 'indexed' }));

it.each([
  ['/homes/for-sale/apartments/eixample', '/homes/for-sale/eixample'],
  ['/homes/for-sale/houses/altea', '/homes/for-sale/altea'],
  ['/homes/to-rent/barcelona', '/homes/to-rent'],
  // By way of another page that shows the same.
  ['/homes/to-rent/apartments/barcelona/2', '/homes/to-rent/2'],
])('%s is %s', (path, same) => expect(ruleOf(path)).toEqual({ kind: 'same', as: at(same) }));

it.each([
  '/homes/for-sale/javea',
  '/homes/for-sale/el-portet',
  '/homes/for-sale/sant-antoni',
  '/homes/for-sale/valencia',
  // The very set of a page that is not indexed.
  '/homes/for-sale/el-cabanyal',
  // The text of a place is about buying.
  '/homes/to-rent/eixample',
])('%s is not indexed', (path) => expect(ruleOf(path)).toEqual({ kind: 'unindexed' }));
