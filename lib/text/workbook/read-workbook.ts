import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/universal';
import { ZipFile } from 'yazl';
import { wideEncoding } from '@/lib/text/wide-encoding';
import { chooseSheet } from './choose-sheet';
import { withPlainHeads } from './merged-heads';
import { columnNumber, plainPart } from './plain-sheet';
import { zipEntries } from './zip-entries';

/** Bytes of all parts once expanded; 2,000 rows of 150 columns need about 12 MB. */
const MAX_EXPANDED = 15_000_000;
const MAX_ROWS = 25_000;
const MAX_COLUMNS = 500;
const MAX_CHARACTERS = 10_000_000;

type Part = Readonly<{ name: string; xml: string }>;

/** `sheet`: its name, where others have rows too. */
type Workbook = Readonly<
  { rows: readonly (readonly string[])[]; sheet?: string } | { code: 'tooMany' | 'broken'; cause?: unknown }
>;

/** Reads one sheet of an .xlsx file. Sizes are checked before the sheets are parsed. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const entries = zipEntries(bytes)?.filter(({ name }) => /\.(xml|rels)$/.test(name));
  if (!entries) return { code: 'broken' };
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_EXPANDED) return { code: 'tooMany' };
  try {
    const parts = entries.map(({ content, name }) => ({ name, xml: plainPart(name, xmlText(content())) }));
    if (parts.some(({ xml }) => isTooLarge(xml))) return { code: 'tooMany' };
    const sheets = await readXlsxFile(await expanded(parts), { parseNumber: numberText });
    const chosen = chooseSheet(sheets, xmlOf(parts, 'xl/workbook.xml'));
    const cells = (chosen?.data ?? []).map((row) => row.map(cellText));
    const rows = withPlainHeads(cells, chosen ? sheetXml(parts, chosen.relation) : '');
    const characters = rows.reduce((sum, cells) => sum + cells.reduce((length, cell) => length + cell.length, 0), 0);
    if (characters > MAX_CHARACTERS) return { code: 'tooMany' };
    return { rows, ...(chosen?.isOneOfSeveral && { sheet: chosen.name }) };
  } catch (error) {
    return { code: 'broken', cause: error };
  }
}

/** UTF-8 or UTF-16, the two encodings that ECMA-376 (part 2) permits. */
const xmlText = (bytes: Uint8Array): string => new TextDecoder(wideEncoding(bytes) ?? 'utf-8').decode(bytes);

/** Of the checked parts alone, uncompressed: the parser would start a worker to expand large ones. */
async function expanded(parts: readonly Part[]): Promise<ArrayBuffer> {
  const archive = new ZipFile();
  for (const { name, xml } of parts) archive.addBuffer(Buffer.from(xml), name, { compress: false });
  archive.end();
  return new Uint8Array(await buffer(archive.outputStream)).buffer;
}

const TAG = /<(?:\w+:)?(row|c)\b([^<>]*)>/g;
const ADDRESS = /\sr\s*=\s*(["'])(.*?)\1/;

/** The parser fills the range: two cells could exhaust the memory. */
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

const xmlOf = (parts: readonly Part[], path: string) => parts.find(({ name }) => name === path)?.xml ?? '';

function sheetXml(parts: readonly Part[], relation: string): string {
  const tags = xmlOf(parts, 'xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\b[^<>]*>/g) ?? [];
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const target = attribute(tags.find((tag) => attribute(tag, 'Id') === relation) ?? '', 'Target');
  return xmlOf(parts, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

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
