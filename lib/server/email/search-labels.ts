import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import { alertFilters } from '@/lib/listings/alerts';
import { listTitle } from '@/lib/listings/filter-labels';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

/** Title of a saved search; without `hasTypedWords`, only chosen filters. */
export function searchLabels(query: string, locale: Locale, hasTypedWords = true): string {
  const messages = (locale === 'es' ? es : en) as Messages;
  const t = createTranslator({ locale, messages, namespace: 'listingList' });
  const filters = alertFilters(query);
  return listTitle(t, hasTypedWords ? filters : { ...filters, location: '' }, locale);
}
