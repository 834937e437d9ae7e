import 'server-only';
import { siteUrl } from '@/lib/server/site-url';

/**
 * Whether a POST comes from a page of this site: what every route handler that changes something asks first. Browsers
 * send one of the two headers with every POST; a program that sends neither is refused.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin';
  if (origin === siteUrl.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
