import { formatList } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { ViewingPreferences } from './enquiry-form';

export function viewingTimes(
  { days, parts }: Pick<ViewingPreferences, 'days' | 'parts'>,
  locale: Locale,
  t: Translator<'enquiryForm'>,
): string {
  const chosen = [
    formatList(
      days.map((day) => t(`days.${day}`)),
      locale,
    ),
    formatList(
      parts.map((part) => t(`parts.${part}`)),
      locale,
    ),
  ].filter((part) => part !== '');
  return chosen.length === 0 ? t('anyTime') : chosen.join('; ');
}
