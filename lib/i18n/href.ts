import type { AppPath } from './routes';
import { isLocale, type Locale } from './locales';
import { placePathIn } from './place-paths';

export type AppHref = AppPath | `${AppPath}?${string}` | `${AppPath}#${string}` | `#${string}`;

/**
 * `/comprar?beds=2` becomes `/es/comprar?beds=2`; `/` becomes `/es`; `/homes/…` becomes `/es/viviendas/…`. A bare hash
 * is unchanged.
 */
export function localizedHref(locale: Locale, href: AppHref): string {
  return href.startsWith('#') ? href : withPrefix(locale, href);
}

/** Localises a request path, which may already have a locale. */
export function localizedPath(locale: Locale, path: string): string {
  const [, first] = path.split(/[/?#]/);
  return isLocale(first) ? path : withPrefix(locale, path);
}

const withPrefix = (locale: Locale, path: string) =>
  `/${locale}${placePathIn(locale, path)}`.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1');

/** Splits a pathname: `/es/comprar` gives `es` and `/comprar`; the locale is null when absent. */
export function splitLocale(pathname: string): Readonly<{ locale: Locale | null; path: string }> {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname };
}

export const withoutLocale = (pathname: string): string => splitLocale(pathname).path;
