import type { AppPath } from './routes';
import { locales, type Locale } from './locales';

/** Pathname with optional query and hash. */
export type AppHref = AppPath | `${AppPath}?${string}` | `${AppPath}#${string}` | `#${string}`;

/** `/comprar?beds=2` is `/es/comprar?beds=2`; `/` is `/es`. A bare hash stays. */
export function localizedHref(locale: Locale, href: AppHref): string {
  if (href.startsWith('#')) return href;
  const prefixed = `/${locale}${href}`;
  return prefixed.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1');
}

/** `/es/comprar` is `/comprar`, `/es` is `/`. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return (locales as readonly string[]).includes(first ?? '') ? `/${rest.join('/')}` : pathname;
}
