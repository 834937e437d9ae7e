import { makeWorkbook } from '@/tests/support/make-workbook';
import { readWorkbook } from './read-workbook';

it('reads 2,000 rows of 20 columns', async () => {
  const row = (n: number) =>
    Array.from({ length: 20 }, (_, column) => (column % 2 ? n * 1_000 + column : `Celda ${n} ñ`));
  const rows = Array.from({ length: 2_000 }, (_, n) => row(n));
  const read = await readWorkbook(await makeWorkbook([rows]));
  expect(read).toEqual({ rows: rows.map((cells) => cells.map(String)) });
});

it.each([
  [600_112_233, '600112233'],
  [34_600_112_233, '34600112233'],
  [0.1 + 0.2, '0.3'],
  [120.125, '120.1250'],
  [1e-7, '0.000000100000'],
  [-1, '-1'],
])('writes %d as %s', async (number, text) => {
  expect(await readWorkbook(await makeWorkbook([[[number]]]))).toEqual({ rows: [[text]] });
});
