import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { isVcard, readVcards } from '@/lib/contacts/import/read-vcards';
import type { UploadFailure } from '@/lib/forms/csv-upload';
import { log } from '@/lib/server/log';
import { decodeCsv } from '@/lib/text/read-csv';
import { readWorkbook } from '@/lib/text/workbook/read-workbook';
import { zipEntries } from '@/lib/text/workbook/zip-entries';

/** `sheet`: the one that was read, of several. */
type Table = Readonly<{ text: string; sheet?: string } | { code: UploadFailure }>;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Container of .xls, and of .xlsx with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** The content tells the kind, not the name. `hasCards`: also vCards. */
export async function readTable(bytes: Uint8Array, { hasCards = false } = {}): Promise<Table> {
  if (startsWith(bytes, ZIP)) return fromZip(bytes);
  if (startsWith(bytes, COMPOUND_FILE)) return { code: 'oldWorkbook' };
  const text = decodeCsv(bytes);
  if (isVcard(text)) return hasCards ? { text: csvOf(readVcards(text)) } : { code: 'vcard' };
  if (/^\s*<\?xml[\s\S]{0,200}Excel\.Sheet/i.test(text)) return { code: 'oldWorkbook' };
  if (/^\s*<(!doctype|html|head|meta|table|\?xml)\b/i.test(text)) return { code: 'webPage' };
  return isBinary(text) ? { code: 'otherFile' } : { text: text.replaceAll('\0', '') };
}

const startsWith = (bytes: Uint8Array, begin: readonly number[]): boolean =>
  begin.every((byte, position) => bytes[position] === byte);

async function fromZip(bytes: Uint8Array): Promise<Table> {
  const entries = zipEntries(bytes);
  if (!entries) return { code: 'broken' };
  const has = (path: string) => entries.some(({ name }) => name === path);
  if (has('xl/workbook.bin')) return { code: 'oldWorkbook' };
  if (!has('xl/workbook.xml')) return { code: has('mimetype') && has('content.xml') ? 'openDocument' : 'otherFile' };
  const workbook = await readWorkbook(bytes);
  if ('rows' in workbook)
    return { text: csvOf(workbook.rows), ...(workbook.sheet !== undefined && { sheet: workbook.sheet }) };
  if (workbook.code === 'broken') log.warn({ err: workbook.cause }, 'a workbook could not be read');
  return { code: workbook.code };
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  `sep=;\n${stringify(rows as string[][], { delimiter: ';', quoted_match: /\r/ })}`;

/** Pictures, PDF and programs have control characters that no text has. */
const isBinary = (text: string): boolean =>
  /^%PDF|[\u0001-\u0008\u000e-\u0019]|\0[^\0]*\0[^\0]*\0/.test(text.slice(0, 2_000));
