import { isLocale, type Locale } from './locales';

/** `/dashboard?x=1` is `/es/dashboard?x=1`; a locale in the path stays. */
export function localizedPath(locale: Locale, path: string): string {
  const [, first = ''] = path.split(/[/?#]/);
  if (isLocale(first)) return path;
  return `/${locale}${path}`.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1');
}
