import 'server-only';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { DiaryNotice } from '@/lib/diary/diary-notices';
import type { Locale } from '@/lib/i18n/locales';

export const DIARY = '/dashboard/agency/diary';

/** Restricts redirects to pages of the diary. */
const OWN = /^\/dashboard\/agency\/diary(\/[\w-]+){0,2}(\?[^#]*)?$/;

export function backToDiary(locale: Locale, path: string | undefined, done: DiaryNotice): never {
  const url = new URL(path !== undefined && OWN.test(path) ? path : DIARY, 'https://site.invalid');
  url.searchParams.set('done', done);
  revalidatePath(`/${locale}${DIARY}`);
  redirect(`/${locale}${url.pathname}${url.search}`);
}
