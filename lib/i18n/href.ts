import type { AppPath } from './routes';
import { isLocale, type Locale } from './locales';

/** Pathname with optional query and hash. */
export type AppHref = AppPath | `${AppPath}?${string}` | `${AppPath}#${string}` | `#${string}`;

/** `/comprar?beds=2` is `/es/comprar?beds=2`; `/` is `/es`. A bare hash stays. */
export function localizedHref(locale: Locale, href: AppHref): string {
  if (href.startsWith('#')) return href;
  const prefixed = `/${locale}${href}`;
  return prefixed.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1');
}

/** A pathname as its language, null without one, and the rest: `/es/comprar` gives `es` and `/comprar`. */
export function splitLocale(pathname: string): Readonly<{ locale: Locale | null; path: string }> {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname };
}

/** `/es/comprar` is `/comprar`, `/es` is `/`. */
export const withoutLocale = (pathname: string): string => splitLocale(pathname).path;
