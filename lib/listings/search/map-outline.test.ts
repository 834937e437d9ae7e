import { outlineValues, parseOutline } from './map-outline';

const corner = (index: number) => `41.1${index % 10}1,2.${Math.floor(index / 10)}1`;
const outline = (corners: number) => Array.from({ length: corners }, (_, index) => corner(index + 1)).join(',');

it.each([
  ['three corners', '41.4,2.1,41.5,2.2,41.4,2.3', 3],
  ['twenty-four', outline(24), 24],
])('reads %s, and writes them the same', (_, text, count) => {
  const corners = parseOutline(text);
  expect(corners).toHaveLength(count);
  expect(outlineValues(corners ?? []).join(',')).toBe(text);
});

it('rounds to eleven metres', () =>
  expect(parseOutline('41.123456,2.1,41.5,2.2,41.4,2.3')?.[0]).toEqual([41.1235, 2.1]));

it.each([
  ['nothing', ''],
  ['two corners', outline(2)],
  ['twenty-five', outline(25)],
  ['half a corner', '41.4,2.1,41.5,2.2,41.4'],
  ['words', '41.4,2.1,41.5,2.2,41.4,east'],
  ['another planet', '91,2.1,41.5,2.2,41.4,2.3'],
  ['an exponent', '4e1,2.1,41.5,2.2,41.4,2.3'],
])('reads no outline of %s', (_, text) => expect(parseOutline(text)).toBeNull());
