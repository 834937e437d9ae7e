'use server';

import { getTranslations } from 'next-intl/server';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { StaffActor } from '@/lib/access/actor';
import { readUpload } from '@/lib/forms/csv-upload';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import type { RedirectLine } from '@/lib/middleware/check-redirects';
import { SHOWN_REFUSALS, type RedirectState } from '@/lib/middleware/redirect-state';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { readTable } from '@/lib/server/services/imports/read-table';
import { removeRedirect, saveRedirects } from '@/lib/server/services/site/change-redirects';
import { readRedirectLines } from '@/lib/site/redirect-lines';
import { cleanLine } from '@/lib/text/clean-field';

const PATH = deskPath('site', 'redirects');

export async function addRedirectAction(_state: RedirectState, data: FormData): Promise<RedirectState> {
  const actor = await staffOf(data);
  const [from, to] = [cleanLine(textOf(data, 'from')), cleanLine(textOf(data, 'to'))];
  const state = await save(actor, data, [{ line: 1, from, to: textOf(data, 'kind') === 'gone' ? '410' : to }]);
  return state.status === 'done' && state.counts.refused > 0 ? { ...state, typed: { from, to } } : state;
}

export async function uploadRedirectsAction(_state: RedirectState, data: FormData): Promise<RedirectState> {
  const actor = await staffOf(data);
  const upload = await readUpload(data);
  if ('code' in upload) return { status: 'error', code: upload.code };
  const table = await readTable(upload.bytes);
  if ('code' in table) return { status: 'error', code: table.code };
  const lines = readRedirectLines(table.text);
  return lines.length === 0 ? { status: 'error', code: 'noFile' } : save(actor, data, lines);
}

const staffOf = (data: FormData) => requireStaffInAction(localeOf(data), PATH, 'site.edit');

async function save(actor: StaffActor, data: FormData, lines: readonly RedirectLine[]): Promise<RedirectState> {
  const locale = localeOf(data);
  const outcome = await saveRedirects(actor, lines);
  if (outcome.status === 'tooMany') return { status: 'error', code: 'tooMany' };
  const { added, changed, refused, unchanged } = outcome;
  const counts = { added, changed, unchanged, refused: refused.length };
  const t = await getTranslations({ locale, namespace: 'deskRedirects' });
  revalidatePath(`/${locale}${PATH}`);
  return { status: 'done', counts, refused: refused.slice(0, SHOWN_REFUSALS), summary: t('summary', counts) };
}

export async function removeRedirectAction(data: FormData): Promise<void> {
  await removeRedirect(await staffOf(data), textOf(data, 'address'));
  redirect(`/${localeOf(data)}${PATH}?notice=removed`);
}
