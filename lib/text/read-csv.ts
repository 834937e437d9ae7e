import Papa from 'papaparse';

export type CsvFile = Readonly<{
  /** Of the first row that is not empty, trimmed. */
  head: readonly string[];
  rows: readonly CsvRow[];
}>;

/** `line`: as a spreadsheet numbers its rows, the head being the first. */
type CsvRow = Readonly<{ line: number; cells: readonly string[] }>;

const DELIMITERS = [';', ',', '\t', '|'];

/** What Excel writes first to name the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * A file of a spreadsheet or of another program: its delimiter is guessed, quotes may hold it and line breaks, empty
 * rows are left out. Null if it has no row below its head.
 */
export function readCsv(text: string): CsvFile | null {
  const [head, ...rows] = readRows(text);
  return head && rows.length > 0 ? { head: head.cells, rows } : null;
}

/** As `readCsv`, for files that may have no head. */
export function readRows(text: string): readonly CsvRow[] {
  const [whole, named] = SEPARATOR_LINE.exec(text) ?? ['', ''];
  const content = text.slice(whole.length);
  const { data } = Papa.parse<string[]>(content, { delimiter: named || delimiterOf(content) });
  return data
    .map((cells, position) => ({ line: position + 1, cells: cells.map((cell) => cell.replaceAll('\0', '').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The one that parts the head into most cells: Papa Parse's own guess compares rows, and texts in them confuse it. */
function delimiterOf(content: string): string {
  const head = content.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter });
    return { delimiter, count: data[0]?.length ?? 0 };
  });
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** UTF-8 with and without its mark, UTF-16 with it, and Windows-1252, in which Spanish programs still write. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoder = new TextDecoder('windows-1252');
    // Node 20 decodes it as Latin-1 in one piece, without the euro sign.
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  }
}
