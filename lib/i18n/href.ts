import type { AppPath } from './routes';
import { locales, type Locale } from './locales';

/** A pathname of the site, with an optional query and hash: what links take. */
export type AppHref = AppPath | `${AppPath}?${string}` | `${AppPath}#${string}` | `#${string}`;

/** `/comprar?beds=2` in Spanish is `/es/comprar?beds=2`; the home page is `/es`. A bare hash stays. */
export function localizedHref(locale: Locale, href: AppHref): string {
  if (href.startsWith('#')) return href;
  const prefixed = `/${locale}${href}`;
  return prefixed.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1');
}

/** The pathname of an address without its language: `/es/comprar` gives `/comprar`, `/es` gives `/`. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return (locales as readonly string[]).includes(first ?? '') ? `/${rest.join('/')}` : pathname;
}
