import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { flattenFields, readFields } from './field-names';

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

/**
 * What was typed into these fields and groups, at most `max` characters of each, by the names of the fields. Never ask
 * it for a password: what it returns is shown again.
 */
export function valuesOf(data: FormData, names: readonly string[], max?: number): Readonly<Record<string, string>> {
  const isWanted = (field: string) =>
    names.some((name) => field === name || (/^[.[]/.test(field.slice(name.length)) && field.startsWith(name)));
  const fields = flattenFields(readFields(data));
  return Object.fromEntries(fields.flatMap(([name, value]) => (isWanted(name) ? [[name, value.slice(0, max)]] : [])));
}
