import { readEuros, readFee } from './read-amounts';

it.each([
  ['540000', 540_000],
  ['540.000 €', 540_000],
  ['1,2M', 1_200_000],
  ['0', null],
  ['-5', null],
  ['2000000000', null],
  ['x', null],
  ['', null],
  ['9'.repeat(50), null],
])('reads %s as %s euros', (text, euros) => expect(readEuros(text)).toBe(euros));

it.each([
  ['3', 300],
  ['3,5 %', 350],
  ['2.905', 291],
  ['0', 0],
  ['100', 10_000],
  ['100.01', null],
  ['-1', null],
  ['', null],
])('reads %s percent as %s hundredths', (text, fee) => expect(readFee(text)).toBe(fee));
