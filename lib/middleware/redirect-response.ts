import { NextResponse, type NextRequest } from 'next/server';
import { localizedPath, splitLocale } from '@/lib/i18n/href';
import { preferredLocale } from '@/lib/i18n/preferred-locale';
import { countRedirect, findRedirect } from '@/lib/site/redirects';
import { notFoundResponse } from './not-found-response';
import { isFreeAddress } from './own-address';

const MOVED = 301;
const GONE = 410;

/** Null where a page now exists. */
export function redirectResponse(request: NextRequest): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, searchParams } = request.nextUrl;
  const found = findRedirect(pathname, searchParams);
  if (!found || !isFreeAddress(pathname, searchParams.size > 0)) return null;
  countRedirect(found.address);
  const locale = splitLocale(pathname).locale ?? preferredLocale(request);
  if (found.target === null) return notFoundResponse(request, locale, GONE);
  // Browsers cache permanent redirects, even corrected ones.
  const headers = { 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' };
  return NextResponse.redirect(new URL(localizedPath(locale, found.target), request.url), { status: MOVED, headers });
}
