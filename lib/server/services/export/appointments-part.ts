import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { listDiary } from '@/lib/server/data/diary/diary';
import { insertRead } from '@/lib/server/data/sales/documents';
import { listSheetsToExport } from '@/lib/server/data/sales/exported-sales';
import { nameOfOwner } from '@/lib/server/services/calendars/calendar-owners';
import { getStorage } from '@/lib/server/storage/get-storage';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import { jsonFile, openExportFile, type ExportFile, type ExportPart } from './export-part';

const LAST_MS = Date.UTC(9999);

const columns = [
  ...['reference', 'startsAt', 'minutes', 'kind', 'mode', 'status', 'awaitsConfirmation', 'agent', 'listingId'],
  ...['place', 'name', 'email', 'phone', 'language', 'notes', 'outcome', 'feedbackInternal', 'feedbackForSeller'],
] as const;
const sheetColumns = ['appointment', 'author', 'createdAt', 'file'] as const;

async function* appointmentFiles(actor: Actor): AsyncIterable<ExportFile> {
  const all = await appointments();
  yield jsonFile('appointments/appointments.json', all);
  yield { path: 'appointments/appointments.csv', content: recordsCsv(columns, all) };
  yield* sheetFiles(actor, 'appointments', await listSheetsToExport());
}

type StoredSheets = Awaited<ReturnType<typeof listSheetsToExport>>;

export async function* sheetFiles(actor: Actor, folder: string, sheets: StoredSheets): AsyncIterable<ExportFile> {
  const rows = [];
  for (const { appointment, author, createdAt, extension, id, storageKey } of sheets) {
    const path = `${folder}/sheets/${appointment}-${id}.${extension}`;
    const content = await getStorage().getStream(storageKey);
    rows.push({ appointment, author, createdAt, file: content ? path : null });
    if (!content) continue;
    await insertRead(id, ...openExportFile(actor));
    yield { path, content };
  }
  yield { path: `${folder}/sheets.csv`, content: recordsCsv(sheetColumns, rows) };
}

async function appointments() {
  const agents = new Map<string, string>();
  const rows = [];
  for (const { appointment, contactId, staffId, ...outcome } of await listDiary(0, LAST_MS)) {
    if (staffId !== null && !agents.has(staffId)) agents.set(staffId, await nameOfOwner({ staffId }));
    const { awaitsConfirmation, createdAt, email, id, kind, listingId, locale, minutes, mode } = appointment;
    const { name, notes, phone, place, reference, startsAt, status, timeZone } = appointment;
    rows.push({
      id,
      reference,
      startsAt,
      minutes,
      timeZone,
      kind,
      mode,
      status,
      awaitsConfirmation,
      listingId,
      place,
      agent: staffId === null ? null : (agents.get(staffId) ?? null),
      person: contactId,
      name,
      email,
      phone,
      language: locale,
      notes,
      createdAt,
      ...outcome,
    });
  }
  return rows;
}

export const appointmentsPart: ExportPart = { name: 'appointments', files: appointmentFiles };
