import type { NextRequest } from 'next/server';
import { deskPath } from '@/lib/i18n/desk-routes';
import { withoutLocale } from '@/lib/i18n/href';

export const TOO_LARGE = 'tooLarge';

/** Bytes; for a larger body, Next answers 500 before the action sees it. */
const MAX_ACTION_BYTES = 1_048_576;

const PAGES = new Set<string>([
  deskPath('people', 'import'),
  deskPath('homes', 'import'),
  deskPath('site', 'redirects'),
]);

/** Returns the page of the form with a notice; null for every other request. */
export function oversizedForm({ headers, method, nextUrl, url }: NextRequest): URL | null {
  const isTooLarge = method === 'POST' && Number(headers.get('content-length')) > MAX_ACTION_BYTES;
  return isTooLarge && PAGES.has(withoutLocale(nextUrl.pathname))
    ? new URL(`${nextUrl.pathname}?notice=${TOO_LARGE}`, url)
    : null;
}
