import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { MalformedFormError } from '@/lib/errors/malformed-form-error';
import { flattenFields, readFields } from './field-names';

/** Actions have no other source of the language. */
export function localeOf(data: FormData): Locale {
  requireForm(data);
  const value = data.get('locale');
  return isLocale(value) ? value : defaultLocale;
}

export function textOf(data: FormData, name: string): string {
  requireForm(data);
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** A program may call an action with other arguments than its form. */
function requireForm(data: unknown): void {
  if (!(data instanceof FormData)) throw new MalformedFormError('no form');
}

/** Returns at most `max` characters each. Never use it for a password: the result is shown again. */
export function valuesOf(data: FormData, names: readonly string[], max?: number): Readonly<Record<string, string>> {
  const isWanted = (field: string) =>
    names.some((name) => field === name || (/^[.[]/.test(field.slice(name.length)) && field.startsWith(name)));
  const fields = flattenFields(readFields(data));
  return Object.fromEntries(fields.flatMap(([name, value]) => (isWanted(name) ? [[name, value.slice(0, max)]] : [])));
}
