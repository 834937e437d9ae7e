/** In switcher order. */
export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

/** Last fallback (specification, section 1). */
export const defaultLocale: Locale = 'en';

/** None is offered. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa']);

/** Exact match only. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** `ar`, `he` and `fa`, with any region, are `rtl`. */
export function direction(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

/** Tags for `Intl` and Open Graph. */
export const formattingLocale = { en: 'en-GB', es: 'es-ES' } as const satisfies Record<Locale, string>;
