import 'server-only';
import { alertFilters } from '@/lib/listings/alerts';
import { listTitle } from '@/lib/listings/filter-labels';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';

/**
 * A kept search in words, as the list has it for its title; without `hasTypedWords`, only what was chosen and not what
 * was typed. Mails are written outside of any request.
 */
export function searchLabels(query: string, locale: Locale, hasTypedWords = true): string {
  const filters = alertFilters(query);
  return listTitle(translatorOf(locale, 'listingList'), hasTypedWords ? filters : { ...filters, location: '' }, locale);
}
