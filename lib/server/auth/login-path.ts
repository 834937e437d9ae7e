import 'server-only';
import { signInCodes, socialCodes } from '@/lib/accounts/account-schemas';
import type { Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';

/** What is known of the one who comes back: from the address NextAuth keeps in a cookie, which anybody could write. */
export type Returning = Readonly<{ locale: Locale | null; returnTo: string }>;

/** Codes that may stand in the address of `/login`. */
const codes: ReadonlySet<string> = new Set([...socialCodes, ...signInCodes]);
const socials = ['google', 'facebook'];

/** `/login` with what went wrong; without a language where none is known, and the middleware adds it. */
export function loginPath({ locale, returnTo }: Returning, error: string | null, provider?: string): string {
  const query = new URLSearchParams({
    ...(error ? { error } : {}),
    ...(provider && socials.includes(provider) ? { provider } : {}),
    ...(returnTo === '/' ? {} : { returnTo }),
  }).toString();
  return `${siteUrl.origin}${locale ? `/${locale}` : ''}/login${query ? `?${query}` : ''}`;
}

/**
 * Where NextAuth's redirect leads here: its own pages of errors and of signing in are `/login` with a code of ours,
 * everything else it made of addresses that were checked.
 */
export function ownLocation(location: string, path: readonly string[], returning: Returning): string {
  const url = new URL(location, siteUrl.origin);
  const isItsPage = /^\/(login$|api\/auth\/(error|signin)\b)/.test(url.pathname);
  if (url.origin !== siteUrl.origin || !isItsPage) return url.href;
  const [action, provider = ''] = path;
  const said = url.searchParams.get('error');
  const isSocial = socials.includes(provider) && action !== 'error';
  const failure = isSocial ? 'socialFailed' : action === 'callback' ? 'wrongCredentials' : null;
  const error = said && codes.has(said) ? said : failure;
  return loginPath(returning, error, provider);
}
