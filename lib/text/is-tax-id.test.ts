import { cleanTaxId, isTaxId } from './is-tax-id';

it.each([
  ...['A39000013', 'A28015865', 'P0801900B', 'B00000000'],
  ...['12345678Z', 'X1234567L', 'Y1234567X', 'Z1234567R'],
])('takes %s', (taxId) => {
  expect(isTaxId(taxId)).toBe(true);
});

it.each([
  ...['', 'B00000001', 'A39000014', 'P08019002', '12345678A', 'X1234567A', 'I1234567A', 'B1234567', 'B123456789'],
  ...['A3900001C', '1234567Z', 'ESA39000013'],
])('refuses %s', (taxId) => {
  expect(isTaxId(taxId)).toBe(false);
});

it('reads it as people write it', () => {
  expect(cleanTaxId(' a-39.000.013 ')).toBe('A39000013');
});
