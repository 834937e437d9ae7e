import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import { alertFilters } from '@/lib/listings/alerts';
import { listTitle } from '@/lib/listings/filter-labels';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

/**
 * A kept search in words, as the list has it for its title; without `hasTypedWords`, only what was chosen and not what
 * was typed. Mails are written outside of any request.
 */
export function searchLabels(query: string, locale: Locale, hasTypedWords = true): string {
  const messages = (locale === 'es' ? es : en) as Messages;
  const t = createTranslator({ locale, messages, namespace: 'listingList' });
  const filters = alertFilters(query);
  return listTitle(t, hasTypedWords ? filters : { ...filters, location: '' }, locale);
}
