import 'server-only';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Locale } from '@/lib/i18n/locales';

/** Pages of people alone. */
const OWN = /^\/dashboard\/agency\/people(\/[\w-]+)?(\?[^#]*)?(#[\w-]+)?$/;

/** Redirects to a page of people, with a notice of what was done. */
export function backToContacts(locale: Locale, path: string | undefined, done: string): never {
  const wanted = path !== undefined && OWN.test(path) ? path : '/dashboard/agency/people';
  const url = new URL(wanted, 'https://site.invalid');
  url.searchParams.set('done', done);
  revalidatePath(`/${locale}/dashboard/agency/people`);
  redirect(`/${locale}${url.pathname}${url.search}${url.hash}`);
}

/** The page of a person. */
export const contactPath = (id: string) => `/dashboard/agency/people/${id}` as const;
