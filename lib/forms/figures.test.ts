import { parseDecimal } from './figures';

describe('parseDecimal', () => {
  it.each([
    ['2.81', 2.81],
    ['2,81 %', 2.81],
    ['3', 3],
    ['0', 0],
    ['2.125', 2.125],
    ['2,125', 2.125],
  ])('reads %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each(['', '.5', '5.', '2.8.1', '-1', '1e1', 'x', '12345'])('does not read %p', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
});
