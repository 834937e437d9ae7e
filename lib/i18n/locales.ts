/** The languages on offer, in the order of the switcher. */
export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

/** Where detection ends when nothing else speaks (specification, section 1). */
export const defaultLocale: Locale = 'en';

/** Known to be written from right to left; none of them is offered. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa']);

/** True only for exactly an offered language: script-injection text and the like is discarded. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** Writing direction of a language tag: `ar`, `he` and `fa` (with any region) give `rtl`. */
export function direction(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

/** The language's own tag for `Intl` and Open Graph: dates and prices as in Spain and in Britain. */
export const formattingLocale = { en: 'en-GB', es: 'es-ES' } as const satisfies Record<Locale, string>;
