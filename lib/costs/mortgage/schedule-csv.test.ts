import { amortise } from './amortisation';
import { scheduleCsv } from './schedule-csv';

const months = amortise({ principal: 1_000_000n, annualRate: 0.03, months: 14 });
const heads = ['Month', 'Year', 'Instalment', 'Capital', 'Interest', 'Still "owed"'];

it('writes a line per month, to the cent, that sums to the loan', () => {
  const lines = scheduleCsv(months, heads, 'en').split('\r\n');
  expect(lines).toHaveLength(1 + 14 + 1);
  expect(lines[0]).toBe('\uFEFF"Month","Year","Instalment","Capital","Interest","Still ""owed"""');
  expect(lines[1]).toMatch(/^1,1,\d+\.\d\d,\d+\.\d\d,25\.00,\d+\.\d\d$/);
  expect(lines[13]).toMatch(/^13,2,/);
  expect(lines[14]).toMatch(/,0\.00$/);
  const capital = lines.slice(1, 15).map((line) => Math.round(Number(line.split(',')[3]) * 100));
  expect(capital.reduce((sum, cents) => sum + cents, 0)).toBe(1_000_000);
});

it('uses the separators of Spanish spreadsheets', () => {
  expect(scheduleCsv(months, heads, 'es').split('\r\n')[1]).toMatch(/^1;1;\d+,\d\d;\d+,\d\d;25,00;\d+,\d\d$/);
});

it('has no cell that is a formula', () => {
  for (const locale of ['en', 'es'] as const) {
    const cells = scheduleCsv(months, heads, locale)
      .replace('\uFEFF', '')
      .split(/[;,\r\n]+/);
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
  }
});
