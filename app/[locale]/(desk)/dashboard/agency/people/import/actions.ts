'use server';

import { redirect } from 'next/navigation';
import { isContactColumn, isOfSeveralContactColumns } from '@/lib/contacts/import/contact-columns';
import { readUpload, type UploadState } from '@/lib/forms/csv-upload';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { importContacts } from '@/lib/server/services/imports/import-contacts';
import { dropImport, mapImport, openImport, startImport } from '@/lib/server/services/imports/open-import';
import { typedMapping } from '@/lib/text/typed-mapping';

const PATH = deskPath('people', 'import');
const MAX_SETTING = 40;

const staffOf = (data: FormData) => requireStaffInAction(localeOf(data), PATH, 'import.run');

async function opened(data: FormData) {
  const actor = await staffOf(data);
  const open = await openImport(actor, 'people', textOf(data, 'import'));
  if (!open) redirect(`/${localeOf(data)}${PATH}?notice=gone`);
  return { actor, open };
}

export async function uploadContactsAction(_state: UploadState, data: FormData): Promise<UploadState> {
  const actor = await staffOf(data);
  const upload = await readUpload(data);
  if ('code' in upload) return { status: 'error', code: upload.code };
  const started = await startImport(actor, 'people', upload);
  if (started.status === 'error') return started;
  redirect(`/${localeOf(data)}${deskPath('people', 'import', started.id)}`);
}

export async function mapContactsAction(data: FormData): Promise<void> {
  const { actor, open } = await opened(data);
  const settings = Object.fromEntries(
    (['basis', 'basisOn', 'language'] as const).map((name) => [name, textOf(data, name).slice(0, MAX_SETTING)]),
  );
  const mapping = typedMapping(data, open.file.head.length, isContactColumn, isOfSeveralContactColumns);
  await mapImport(actor, open, mapping, settings);
  redirect(`/${localeOf(data)}${deskPath('people', 'import', open.stored.id)}#plan`);
}

export async function storeContactsAction(data: FormData): Promise<void> {
  const { actor, open } = await opened(data);
  const counts = await importContacts(actor, open);
  const query = new URLSearchParams(Object.entries(counts).map(([name, count]) => [name, String(count)]));
  redirect(`/${localeOf(data)}${PATH}?${query.toString()}`);
}

export async function dropContactsAction(data: FormData): Promise<void> {
  const { actor, open } = await opened(data);
  await dropImport(actor, open);
  redirect(`/${localeOf(data)}${PATH}?notice=dropped`);
}
