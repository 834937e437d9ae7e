import { fieldReader, parseDecimal } from './digits';

describe('parseDecimal', () => {
  it.each([
    ['2.81', 2.81],
    ['2,81 %', 2.81],
    ['3', 3],
    ['0', 0],
    ['2.125', 2.125],
    ['2,125', 2.125],
    [',5', 0.5],
    ['.5', 0.5],
    ['3.', 3],
    ["3'5 %", 3.5],
    ['3’5', 3.5],
    ['\u200e2,81\u00a0%', 2.81],
    ['３．５', 3.5],
  ])('reads %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each(['', '.', ',', '%', '2.8.1', '-1', '1e1', 'x', '12345'])('does not read %p', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
});

describe('fieldReader', () => {
  const read = (price: string) => {
    const reader = fieldReader({ price }, { price: '' });
    return [reader.price('price', { from: 0, to: 1_000_000 }), reader.errors.price?.code];
  };

  it.each(['£450,000', '450.000 £', 'US$450,000', 'GBP 450,000', '450000usd', '450k dollars', '450 mil libras', '¥1'])(
    'does not take %s for euros, and says so',
    (price) => expect(read(price)).toEqual([null, 'currency']),
  );

  it.each(['much', '450x', 'usdx 4'])('calls %s no number', (price) => expect(read(price)).toEqual([null, 'number']));

  it('takes whole numbers without marks that nobody sees', () => {
    expect(fieldReader({ age: '\u200e４1 ' }, { age: '' }).whole('age', { from: 18, to: 99 })).toBe(41);
  });
});
