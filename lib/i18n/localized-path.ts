import { isLocale, type Locale } from './locales';

/** A path of the site in a language: one that names a language keeps it. `/dashboard?x=1` is `/es/dashboard?x=1`. */
export function localizedPath(locale: Locale, path: string): string {
  const [, first = ''] = path.split(/[/?#]/);
  if (isLocale(first)) return path;
  return `/${locale}${path}`.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1');
}
