import { isLocale } from '@/lib/i18n/locales';

/** Without the middleware, Next rewrites treat capitals as a list. */
const PAGE_IN_CAPITALS = /^\/[^/]+\/[a-z]*[A-Z][A-Za-z]*$/;

export function inSmallLetters(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = first.toLowerCase();
  if (!isLocale(locale)) return null;
  const localized = ['', locale, ...rest].join('/');
  const small = PAGE_IN_CAPITALS.test(localized) ? localized.toLowerCase() : localized;
  return small === pathname ? null : small;
}
