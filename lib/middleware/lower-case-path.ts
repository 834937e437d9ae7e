import { isLocale } from '@/lib/i18n/locales';

/** Next rewrites treat capitals as a list, without the middleware. */
const PAGE_IN_CAPITALS = /^\/[^/]+\/[a-z]*[A-Z][A-Za-z]*$/;

/** URL with locale and page in lower case, or null. */
export function inSmallLetters(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = first.toLowerCase();
  if (!isLocale(locale)) return null;
  const localized = ['', locale, ...rest].join('/');
  const small = PAGE_IN_CAPITALS.test(localized) ? localized.toLowerCase() : localized;
  return small === pathname ? null : small;
}
