import { recordOf } from '@/lib/text/record-of';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** The language a form says it was filled in: actions have no other way to know. */
export function localeOf(data: FormData): Locale {
  const value = data.get('locale');
  return isLocale(value) ? value : defaultLocale;
}

/** A field as text; a file or nothing is no text. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Fields as text, at most `max` characters of each. Never ask it for a password: what it returns is shown again. */
export function valuesOf<Field extends string>(
  data: FormData,
  names: readonly Field[],
  max?: number,
): Record<Field, string> {
  return recordOf(names, (name) => textOf(data, name).slice(0, max));
}
