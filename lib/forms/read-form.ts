import { safeParse, type $ZodType, type output } from 'zod/v4/core';
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

/** What was typed, to be shown again. Never ask it for a password. */
export function valuesOf<Field extends string>(data: FormData, names: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)])) as Record<Field, string>;
}

/** The form as the schema reads it, or the first code of each field that is wrong. */
export function readForm<Schema extends $ZodType, Code extends string>(
  schema: Schema,
  data: FormData,
): { input: output<Schema> } | { fields: Record<string, Code> } {
  const result = safeParse(schema, Object.fromEntries(data));
  if (result.success) return { input: result.data };
  const fields: Record<string, Code> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0] ?? '')] ??= message as Code;
  return { fields };
}
