import { isSameValue } from './is-same-value';

it.each([
  [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [null, undefined, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: null }, {}, false],
  ['1', 1, false],
])('compares %j with %j', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
  expect(isSameValue(other, one)).toBe(expected);
});
