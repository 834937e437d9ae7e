import { formatNumber } from '@/lib/i18n/format';
import type { FieldError } from './digits';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

export function errorLabels<Name extends string>(
  errors: Readonly<Partial<Record<Name, FieldError>>>,
  locale: Locale,
  t: Translator<'toolForm'>,
): Readonly<Partial<Record<Name, string>>> {
  const words: Partial<Record<Name, string>> = {};
  for (const [name, error] of Object.entries(errors) as [Name, FieldError][]) {
    words[name] =
      'limit' in error
        ? t(`errors.${error.code}`, { limit: formatNumber(error.limit, locale) })
        : t(`errors.${error.code}`);
  }
  return words;
}
