import Papa from 'papaparse';

export type CsvFile = Readonly<{
  head: readonly string[];
  rows: readonly CsvRow[];
}>;

/** `line`: spreadsheet row number; the header is 1. */
type CsvRow = Readonly<{ line: number; cells: readonly string[] }>;

const DELIMITERS = [';', ',', '\t', '|'];

const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Guesses the delimiter and skips empty rows. Null without a row below the header. */
export function readCsv(text: string): CsvFile | null {
  const [head, ...rows] = readRows(text);
  return head && rows.length > 0 ? { head: head.cells, rows } : null;
}

export function readRows(text: string): readonly CsvRow[] {
  const [whole, named] = SEPARATOR_LINE.exec(text) ?? ['', ''];
  const content = text.slice(whole.length);
  const { data } = Papa.parse<string[]>(content, { delimiter: named || delimiterOf(content) });
  return data
    .map((cells, position) => ({ line: position + 1, cells: cells.map((cell) => cell.replaceAll('\0', '').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Chooses the delimiter that splits the header most: Papa Parse's guess fails on texts in rows. */
function delimiterOf(content: string): string {
  const head = content.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter });
    return { delimiter, count: data[0]?.length ?? 0 };
  });
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** Decodes UTF-8 with or without BOM, UTF-16 with BOM, and Windows-1252, common in Spanish programs. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoder = new TextDecoder('windows-1252');
    // Node 20 decodes a single chunk as Latin-1, without the euro sign.
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  }
}
