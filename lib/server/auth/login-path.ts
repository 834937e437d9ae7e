import 'server-only';
import { signInCodes, socialCodes } from '@/lib/accounts/account-schemas';
import type { Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';

/** From an unsigned cookie, which can be forged. */
export type Returning = Readonly<{ locale: Locale | null; returnTo: string }>;

const codes: ReadonlySet<string> = new Set([...socialCodes, ...signInCodes]);
const socials = ['google', 'facebook'];

export function loginPath({ locale, returnTo }: Returning, error: string | null, provider?: string): string {
  const query = new URLSearchParams({
    ...(error ? { error } : {}),
    ...(provider && socials.includes(provider) ? { provider } : {}),
    ...(returnTo === '/' ? {} : { returnTo }),
  }).toString();
  return `${siteUrl.origin}${locale ? `/${locale}` : ''}/login${query ? `?${query}` : ''}`;
}

export function ownLocation(location: string, path: readonly string[], returning: Returning): string {
  const url = new URL(location, siteUrl.origin);
  const isItsPage = /^\/(login$|api\/auth\/(error|signin)\b)/.test(url.pathname);
  if (url.origin !== siteUrl.origin || !isItsPage) return url.href;
  const [action, provider = ''] = path;
  const given = url.searchParams.get('error');
  const isSocial = socials.includes(provider) && action !== 'error';
  const failure = isSocial ? 'socialFailed' : action === 'callback' ? 'wrongCredentials' : null;
  const error = given && codes.has(given) ? given : failure;
  return loginPath(returning, error, provider);
}
