import { paginate } from './paginate';

const letters = ['a', 'b', 'c', 'd', 'e'];

it.each([
  [1, ['a', 'b'], 1],
  [2, ['c', 'd'], 2],
  [3, ['e'], 3],
  [4, ['e'], 3],
  [0, ['a', 'b'], 1],
  [-7, ['a', 'b'], 1],
])('page %i shows %j', (wanted, items, page) => {
  expect(paginate(letters, wanted, 2)).toEqual({ items, page, pageCount: 3, total: 5 });
});

it('has no empty last page', () => {
  expect(paginate(letters.slice(0, 4), 9, 2)).toMatchObject({ page: 2, pageCount: 2, items: ['c', 'd'] });
});

it('has one empty page without items', () => {
  expect(paginate([], 5, 2)).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
});
