import { splitLocale } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { staticRoutes } from '@/lib/i18n/routes';
import { sessionCookieName } from './cookie-names';

/** Under their language: rendered for the request, for one visitor alone. The matcher of the middleware lists them. */
const ACCOUNT_PAGE = /^\/(login|forgot-password|reset-password|logout|auth\/[^/]+|dashboard(\/.*)?)$/;
const known: ReadonlySet<string> = new Set(staticRoutes);

export type AccountPage = Readonly<{ locale: Locale; path: string }>;

/** The account page of a pathname under its language, or null. */
export function accountPage(pathname: string): AccountPage | null {
  const { locale, path } = splitLocale(pathname.replace(/\/+$/, ''));
  return locale && ACCOUNT_PAGE.test(path) ? { locale, path } : null;
}

type Cookies = Readonly<{ has: (name: string) => boolean }>;

/**
 * Where a visitor is sent instead of being shown the page, as path and query, or null: unknown pages of the dashboard
 * lead to it, and who has no session at all need not wait for the page to say so. It authorises nothing.
 */
export function accountDetour({ locale, path }: AccountPage, search: URLSearchParams, cookies: Cookies): string | null {
  if (!path.startsWith('/dashboard')) return null;
  if (!known.has(path)) return `/${locale}/dashboard`;
  if ([true, false].some((isSecure) => cookies.has(sessionCookieName(isSecure)))) return null;
  // A reset link stands for a session here: a client who came by Google sets a first password with it.
  if (path === '/dashboard/change-password' && search.has('token')) return null;
  const kept = new URLSearchParams(search);
  // A secret of a mail belongs into no other address; its link is good once the client has signed in.
  kept.delete('token');
  const query = kept.toString();
  const wanted = `/${locale}${path}${query ? `?${query}` : ''}`;
  return `/${locale}/login?returnTo=${encodeURIComponent(wanted)}`;
}

/** For one visitor alone, found by nobody, and telling no other site where it stood. */
export const accountHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Cache-Control', 'no-store'],
  // The page itself allows what a form without JavaScript needs (lib/seo/account-metadata.ts).
  ['Referrer-Policy', 'no-referrer'],
];
