import Papa from 'papaparse';
import { decodeSingleBytes } from './guess-encoding';
import { wideEncoding } from './wide-encoding';

export type CsvFile = Readonly<{
  head: readonly string[];
  rows: readonly CsvRow[];
  /** Row with a quote that is not closed where it should be: it contains the rows below. */
  openQuote?: number;
}>;

/** `line`: spreadsheet row number; the header is 1. */
type CsvRow = Readonly<{ line: number; cells: readonly string[] }>;

const DELIMITERS = [';', ',', '\t', '|'];

const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/** Written by Excel and by our exports before a cell that would be a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@＝＋－＠])/;

const MAX_TITLES = 5;

const SAMPLE = 20;

/** Guesses the delimiter and skips empty rows. Null without a row below the header. */
export function readCsv(text: string): CsvFile | null {
  const { openQuote, rows: all } = readAll(text);
  // Programs write the name of the list above the head.
  const first = all.slice(0, MAX_TITLES).findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  const [head, ...rows] = all.slice(Math.max(first, 0));
  return head && rows.length > 0 ? { head: head.cells, rows, ...(openQuote && { openQuote }) } : null;
}

export const readRows = (text: string): readonly CsvRow[] => readAll(text).rows;

function readAll(text: string): Readonly<{ rows: readonly CsvRow[]; openQuote: number | null }> {
  const lines = text.replace(/\r\n?/g, '\n');
  const [whole, named] = SEPARATOR_LINE.exec(lines) ?? ['', ''];
  const content = lines.slice(whole.length);
  const { data, errors } = parse(content, named || delimiterOf(content));
  const open = errors.find(({ row = -1, type }) => type === 'Quotes' && data[row]?.some((cell) => cell.includes('\n')));
  const rows = data
    .map((cells, position) => ({ line: position + 1, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows, openQuote: open?.row === undefined ? null : open.row + 1 };
}

const parse = (content: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(content, { delimiter, newline: '\n', preview });

const cleanCell = (cell: string): string => cell.replaceAll('\0', '').trim().replace(ESCAPED_FORMULA, '');

/** Papa Parse's guess fails on texts in rows. */
function delimiterOf(content: string): string {
  const counts = DELIMITERS.map((delimiter) => {
    const [head = [], ...rows] = parse(content.replace(/^\s*\n/, ''), delimiter, SAMPLE).data.filter(
      (cells) => cells.join('').trim() !== '',
    );
    const alike = rows.filter(({ length }) => length === head.length).length;
    return { delimiter, count: (head.length - 1) * (1 + alike) };
  });
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** Decodes UTF-8 and UTF-16 with or without BOM, and what programs of Windows and the Mac write in single bytes. */
export function decodeCsv(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeSingleBytes(bytes);
  }
}
