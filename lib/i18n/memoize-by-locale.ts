import type { Locale } from './locales';

/** Keeps what `make` gives for each language: content never changes while the program runs. */
export function memoizeByLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const value = make(locale);
    made.set(locale, value);
    return value;
  };
}
