import { stringify } from 'csv-stringify/sync';

/** Escapes cells that a spreadsheet would run as formulas (`=` …). */
export const spreadsheetCsv = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  stringify(rows as (string | number | boolean | null)[][], {
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    // The record delimiter alone would leave a line feed unquoted.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });

type Cell = string | number | boolean | Date | null | undefined;

export function recordsCsv<Name extends string>(
  columns: readonly Name[],
  records: readonly Readonly<Partial<Record<Name, Cell>>>[],
): string {
  const cell = (value: Cell) => (value instanceof Date ? value.toISOString() : (value ?? null));
  return spreadsheetCsv([columns, ...records.map((record) => columns.map((column) => cell(record[column])))]);
}
