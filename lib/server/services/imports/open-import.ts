import 'server-only';
import { cleanLine } from '@/lib/text/clean-field';
import { wellFormed } from '@/lib/text/well-formed';
import type { StaffActor } from '@/lib/access/actor';
import { guessContactsColumns } from '@/lib/contacts/import/contact-columns';
import { guessListingColumns } from '@/lib/listings/import/import-columns';
import {
  addImport,
  changeImport,
  deleteImport,
  findImport,
  findMapping,
  storeMapping,
  type ImportKind,
  type StoredImport,
} from '@/lib/server/data/feeds/imports';
import type { UploadFailure } from '@/lib/forms/csv-upload';
import { requireRight } from '@/lib/server/services/access/with-right';
import { foldText } from '@/lib/text/fold-text';
import { isUuid } from '@/lib/text/is-uuid';
import { readCsv, type CsvFile } from '@/lib/text/read-csv';
import { readTable } from './read-table';

const MAX_ROWS = 2_000;
const MAX_COLUMNS = 400;
const MAX_NAME = 200;

export type OpenImport = Readonly<{ stored: StoredImport; file: CsvFile }>;

type Started = Readonly<{ status: 'started'; id: string } | { status: 'error'; code: UploadFailure }>;

/** Stores a CSV, workbook or vCards as CSV. Maps columns as for the last same headers, else by name. @throws RightError */
export async function startImport(
  actor: StaffActor,
  kind: ImportKind,
  { bytes, name }: Readonly<{ bytes: Uint8Array; name: string }>,
): Promise<Started> {
  requireRight(actor, 'import.run');
  const table = await readTable(bytes, { hasCards: kind === 'people' });
  if ('code' in table) return { status: 'error', code: table.code };
  const content = table.text;
  const file = readCsv(content);
  if (!file) return { status: 'error', code: 'noFile' };
  if (file.rows.length > MAX_ROWS || file.head.length > MAX_COLUMNS) return { status: 'error', code: 'tooMany' };
  const known = await findMapping(kind, columnsOf(file));
  const guess = kind === 'listings' ? guessListingColumns : guessContactsColumns;
  const id = await addImport({
    kind,
    content,
    fileName: wellFormed(cleanLine(table.sheet === undefined ? name : `${name} (${table.sheet})`).slice(0, MAX_NAME)),
    mapping: known?.mapping ?? guess(file.head),
    settings: known?.settings ?? {},
    authorId: actor.userId,
  });
  return { status: 'started', id };
}

/**
 * Returns null for another user's file, and after a day.
 * @throws RightError
 */
export async function openImport(
  actor: StaffActor,
  kind: StoredImport['kind'],
  id: string,
): Promise<OpenImport | null> {
  requireRight(actor, 'import.run');
  const stored = isUuid(id) ? await findImport(id) : null;
  if (!stored || stored.kind !== kind || stored.authorId !== actor.userId) return null;
  const file = readCsv(stored.content);
  return file && { stored, file };
}

/**
 * Stores the mapping for all files with these headers.
 * @throws RightError
 */
export async function mapImport(
  actor: StaffActor,
  { file, stored }: OpenImport,
  mapping: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  requireRight(actor, 'import.run');
  if (stored.kind === 'photographs') return;
  await changeImport(stored.id, mapping, settings);
  await storeMapping(stored.kind, columnsOf(file), mapping, settings);
}

export async function dropImport(actor: StaffActor, { stored }: OpenImport): Promise<void> {
  requireRight(actor, 'import.run');
  await deleteImport(stored.id);
}

const columnsOf = ({ head }: CsvFile): string => head.map(foldText).join('|');
