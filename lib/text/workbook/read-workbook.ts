import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/universal';
import { ZipFile } from 'yazl';
import { zipEntries } from './zip-entries';

/** Bytes of all parts once expanded; 2,000 rows of 150 columns need about 12 MB. */
const MAX_EXPANDED = 15_000_000;
const MAX_ROWS = 25_000;
const MAX_COLUMNS = 500;
const MAX_CHARACTERS = 10_000_000;

type Workbook = Readonly<{ rows: readonly (readonly string[])[] } | { code: 'tooMany' | 'broken'; cause?: unknown }>;

/** Reads the first sheet of an .xlsx file that has rows. Sizes are checked before the sheets are parsed. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const entries = zipEntries(bytes)?.filter(({ name }) => /\.(xml|rels)$/.test(name));
  if (!entries) return { code: 'broken' };
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_EXPANDED) return { code: 'tooMany' };
  try {
    const parts = entries.map(({ content, name }) => ({ name, content: content() }));
    if (parts.some(({ content }) => isTooLarge(content.toString('utf8')))) return { code: 'tooMany' };
    const sheets = await readXlsxFile(await expanded(parts), { parseNumber: numberText });
    const rows = (sheets.find(({ data }) => data.length > 0)?.data ?? []).map((cells) => cells.map(cellText));
    const characters = rows.reduce((sum, cells) => sum + cells.reduce((length, cell) => length + cell.length, 0), 0);
    return characters > MAX_CHARACTERS ? { code: 'tooMany' } : { rows };
  } catch (error) {
    return { code: 'broken', cause: error };
  }
}

/** Of the checked parts alone, uncompressed: the parser would start a worker to expand large ones. */
async function expanded(parts: readonly Readonly<{ name: string; content: Buffer }>[]): Promise<ArrayBuffer> {
  const archive = new ZipFile();
  for (const { content, name } of parts) archive.addBuffer(content, name, { compress: false });
  archive.end();
  return new Uint8Array(await buffer(archive.outputStream)).buffer;
}

const TAG = /<(?:\w+:)?(row|c)\b([^>]*)>/g;
const ADDRESS = /\sr\s*=\s*(["'])(.*?)\1/;

/** The parser fills the sheet up to its last row and column, so two cells could exhaust the memory. */
function isTooLarge(xml: string): boolean {
  let rows = 0;
  for (const { 1: tag, 2: attributes = '' } of xml.matchAll(TAG)) {
    if (tag === 'row') rows += 1;
    const address = ADDRESS.exec(attributes)?.[2];
    const [, column = '', row = '1'] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address ?? '1') ?? [];
    if (rows > MAX_ROWS || Number(row) > MAX_ROWS || columnNumber(column) > MAX_COLUMNS) return true;
    if (address !== undefined && !/^[A-Z]{0,3}\d{1,7}$/.test(address)) return true;
  }
  return false;
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** As typed, without an exponent: `6.00112233E8` is `600112233`. Three decimals would read as thousands. */
function numberText(text: string): string {
  const number = Number(text);
  const plain = Math.abs(number) >= 1e21 || Number.isNaN(number) ? text : Number(number.toPrecision(15)).toString();
  const whole = /e/i.test(plain) ? number.toFixed(12) : plain;
  return whole.replace(/\.\d{3}$/, '$&0');
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell as string | number | boolean);
  const [day = '', time = ''] = Number.isNaN(cell.getTime()) ? [] : cell.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
