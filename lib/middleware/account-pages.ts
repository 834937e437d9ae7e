import { splitLocale } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { isDeskPath } from '@/lib/i18n/desk-routes';
import { isSalePath, staticRoutes } from '@/lib/i18n/routes';
import { sessionCookieName } from './cookie-names';

/** Rendered per request. Keep in sync with the middleware matcher. */
const ACCOUNT_PAGE = /^\/(login|forgot-password|reset-password|logout|auth\/[^/]+|dashboard(\/.*)?)$/;
const known: ReadonlySet<string> = new Set(staticRoutes);

export type AccountPage = Readonly<{ locale: Locale; path: string }>;

export function accountPage(pathname: string): AccountPage | null {
  const { locale, path } = splitLocale(pathname.replace(/\/+$/, ''));
  return locale && ACCOUNT_PAGE.test(path) ? { locale, path } : null;
}

type Cookies = Readonly<{ has: (name: string) => boolean }>;

/** Returns a redirect or null. Leaves forms to their action, which reports an ended session. Does not authorise. */
export function accountDetour(
  { locale, path }: AccountPage,
  search: URLSearchParams,
  cookies: Cookies,
  isForm = false,
): string | null {
  if (!path.startsWith('/dashboard')) return null;
  if (!known.has(path) && !isDeskPath(path) && !isSalePath(path)) {
    return `/${locale}/dashboard${path.startsWith('/dashboard/agency/') ? '/agency' : ''}`;
  }
  if (isForm) return null;
  if ([true, false].some((isSecure) => cookies.has(sessionCookieName(isSecure)))) return null;
  // The link replaces a session: a social account sets its first password.
  if (path === '/dashboard/change-password' && search.has('token')) return null;
  const remaining = new URLSearchParams(search);
  // Keeps the token out of other URLs.
  remaining.delete('token');
  const query = remaining.toString();
  const wanted = `/${locale}${path}${query ? `?${query}` : ''}`;
  return `/${locale}/login?returnTo=${encodeURIComponent(wanted)}`;
}

export const accountHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Cache-Control', 'no-store'],
  // Relaxed by the page for forms without JavaScript (lib/seo/account-metadata.ts).
  ['Referrer-Policy', 'no-referrer'],
];

/** Returns true when the page must check that cookies are accepted. */
export const signsIn = ({ path }: AccountPage): boolean => path === '/login' || path === '/auth/verify';
