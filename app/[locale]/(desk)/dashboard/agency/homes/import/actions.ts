'use server';

import { redirect } from 'next/navigation';
import { readUpload, type UploadState } from '@/lib/forms/csv-upload';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { isImportTarget, isOfSeveralColumns } from '@/lib/listings/import/import-columns';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { importListings } from '@/lib/server/services/imports/import-listings';
import { dropImport, mapImport, openImport, startImport } from '@/lib/server/services/imports/open-import';
import { typedMapping } from '@/lib/text/typed-mapping';

const PATH = deskPath('homes', 'import');

const staffOf = (data: FormData) => requireStaffInAction(localeOf(data), PATH, 'import.run');

async function opened(data: FormData) {
  const actor = await staffOf(data);
  const open = await openImport(actor, 'listings', textOf(data, 'import'));
  if (!open) redirect(`/${localeOf(data)}${PATH}?notice=gone`);
  return { actor, open };
}

export async function uploadListingsAction(_state: UploadState, data: FormData): Promise<UploadState> {
  const actor = await staffOf(data);
  const upload = await readUpload(data);
  if ('code' in upload) return { status: 'error', code: upload.code };
  const started = await startImport(actor, 'listings', upload);
  if (started.status === 'error') return started;
  redirect(`/${localeOf(data)}${deskPath('homes', 'import', started.id)}`);
}

export async function mapListingsAction(data: FormData): Promise<void> {
  const { actor, open } = await opened(data);
  const mapping = typedMapping(data, open.file.head.length, isImportTarget, isOfSeveralColumns);
  await mapImport(actor, open, mapping, {});
  redirect(`/${localeOf(data)}${deskPath('homes', 'import', open.stored.id)}#plan`);
}

export async function storeListingsAction(data: FormData): Promise<void> {
  const { actor, open } = await opened(data);
  const { hasImages, ...counts } = await importListings(actor, open);
  const query = new URLSearchParams(Object.entries(counts).map(([name, count]) => [name, String(count)]));
  if (hasImages) query.set('photographs', open.stored.id);
  redirect(`/${localeOf(data)}${PATH}?${query.toString()}`);
}

export async function dropListingsAction(data: FormData): Promise<void> {
  const { actor, open } = await opened(data);
  await dropImport(actor, open);
  redirect(`/${localeOf(data)}${PATH}?notice=dropped`);
}
