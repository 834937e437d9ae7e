export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa']);

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

export function direction(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

export const formattingLocale = { en: 'en-GB', es: 'es-ES' } as const satisfies Record<Locale, string>;
