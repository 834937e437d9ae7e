import { isLocale } from '@/lib/i18n/locales';

/** No page is written with capitals, but a rewrite of Next takes a list for it all the same, past the middleware. */
const PAGE_IN_CAPITALS = /^\/[^/]+\/[a-z]*[A-Z][A-Za-z]*$/;

/** The address with its language in small letters, and with it the page right below; null where they are. */
export function inSmallLetters(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = first.toLowerCase();
  if (!isLocale(locale)) return null;
  const localized = ['', locale, ...rest].join('/');
  const small = PAGE_IN_CAPITALS.test(localized) ? localized.toLowerCase() : localized;
  return small === pathname ? null : small;
}
