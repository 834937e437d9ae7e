import 'server-only';
import { safePath } from '@/lib/site/safe-path';
import { splitLocale } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';

const CALLBACK = '/auth/callback';

export const callbackUrl = (locale: Locale, returnTo: string) =>
  `${siteUrl.origin}/${locale}${CALLBACK}?returnTo=${encodeURIComponent(returnTo)}`;

/** Returns an allowed URL of this site, or `/`. Never throws. */
export function safeReturnUrl(url: string): string {
  const { locale, returnTo } = readReturnUrl(url);
  if (locale) return callbackUrl(locale, returnTo);
  return siteUrl.origin + returnTo;
}

export function readReturnUrl(url: string | undefined): Readonly<{ locale: Locale | null; returnTo: string }> {
  const parsed = url ? parse(url) : null;
  if (!parsed) return { locale: null, returnTo: '/' };
  const { locale, path } = splitLocale(parsed.pathname);
  if (locale && path === CALLBACK) return { locale, returnTo: safePath(parsed.searchParams.get('returnTo')) };
  return { locale: null, returnTo: safePath(parsed.pathname + parsed.search + parsed.hash) };
}

function parse(url: string): URL | null {
  try {
    const parsed = new URL(url, siteUrl.origin);
    return parsed.origin === siteUrl.origin ? parsed : null;
  } catch {
    return null;
  }
}
