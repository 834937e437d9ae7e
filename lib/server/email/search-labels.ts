import 'server-only';
import { alertFilters } from '@/lib/listings/alerts/alerts';
import { listTitle } from '@/lib/listings/list/filter-labels';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';

export function searchLabels(query: string, locale: Locale, hasTypedWords = true): string {
  const filters = alertFilters(query);
  return listTitle(translatorOf(locale, 'listingList'), hasTypedWords ? filters : { ...filters, location: '' }, locale);
}
