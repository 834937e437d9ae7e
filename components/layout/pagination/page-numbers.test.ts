import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
  ])('on page %i of %i shows %j', (page, pageCount, expected) => {
    expect(pageNumbers(page, pageCount)).toEqual(expected);
  });

  it('has no duplicate or missing pages', () => {
    for (let pageCount = 1; pageCount <= 40; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const numbers = pageNumbers(page, pageCount).filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].filter((number) => number >= 1 && number <= pageCount));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
      }
    }
  });
});
