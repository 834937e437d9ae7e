import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { listFilesOfContacts } from '@/lib/server/data/contacts/email-files';
import { emailFileState } from '@/lib/server/services/contacts/email-files';
import { plainBaseName } from '@/lib/sales/document-file-name';
import { withRight } from '@/lib/server/services/access/with-right';
import { getStorage } from '@/lib/server/storage/get-storage';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import type { ExportFile } from './export-part';

const columns = ['contact', 'name', 'bytes', 'createdAt', 'state', 'home', 'file'] as const;

/** The list also names attachments that are not stored. */
export async function* attachmentFiles(actor: Actor): AsyncIterable<ExportFile> {
  const rows = [];
  for (const { contactId, file } of await listFilesOfContacts()) {
    const { bytes, createdAt, extension, id, movedTo, name, storageKey } = file;
    const content = storageKey === null ? null : await getStorage().getStream(storageKey);
    const path = content && `people/attachments/${contactId}/${id}/${plainBaseName(name)}.${extension ?? 'bin'}`;
    rows.push({ contact: contactId, name, bytes, createdAt, state: emailFileState(file), home: movedTo, file: path });
    if (!content || !path) continue;
    await withRight(actor, 'contact.read', { kind: 'contact', id: contactId }, (record) => record('emailFileOpened'));
    yield { path, content };
  }
  yield { path: 'people/attachments.csv', content: recordsCsv(columns, rows) };
}
