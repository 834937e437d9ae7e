import type { AppPath } from './routes';
import { isLocale, type Locale } from './locales';
import { placePathIn } from './place-paths';

/** Pathname with optional query and hash. */
export type AppHref = AppPath | `${AppPath}?${string}` | `${AppPath}#${string}` | `#${string}`;

/** `/comprar?beds=2` is `/es/comprar?beds=2`; `/` is `/es`; `/homes/…` is `/es/viviendas/…`. A bare hash stays. */
export function localizedHref(locale: Locale, href: AppHref): string {
  return href.startsWith('#') ? href : withPrefix(locale, href);
}

/** The same for a path from a request, which may have a locale already. */
export function localizedPath(locale: Locale, path: string): string {
  const [, first] = path.split(/[/?#]/);
  return isLocale(first) ? path : withPrefix(locale, path);
}

const withPrefix = (locale: Locale, path: string) =>
  `/${locale}${placePathIn(locale, path)}`.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1');

/** A pathname as its language, null without one, and the rest: `/es/comprar` gives `es` and `/comprar`. */
export function splitLocale(pathname: string): Readonly<{ locale: Locale | null; path: string }> {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname };
}

/** `/es/comprar` is `/comprar`, `/es` is `/`. */
export const withoutLocale = (pathname: string): string => splitLocale(pathname).path;
