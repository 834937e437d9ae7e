import 'server-only';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Locale } from '@/lib/i18n/locales';

/** Restricts redirects to pages of contacts and to Today. */
const OWN = /^\/dashboard\/agency(\/people(\/[\w-]+)?)?(\?[^#]*)?(#[\w-]+)?$/;

export function backToContacts(locale: Locale, path: string | undefined, done: string): never {
  const wanted = path !== undefined && OWN.test(path) ? path : '/dashboard/agency/people';
  const url = new URL(wanted, 'https://site.invalid');
  url.searchParams.set('done', done);
  revalidatePath(`/${locale}/dashboard/agency/people`);
  redirect(`/${locale}${url.pathname}${url.search}${url.hash}`);
}

export const contactPath = (id: string) => `/dashboard/agency/people/${id}` as const;
