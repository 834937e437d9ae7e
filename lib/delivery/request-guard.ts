import type { IncomingHttpHeaders } from 'node:http';

export type RequestRefusal = Readonly<
  | { status: 400; code: 'malformed' }
  | { status: 403; code: 'forbiddenOrigin' }
  | { status: 405; code: 'methodNotAllowed' }
>;

type GuardedRequest = Readonly<{
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  httpVersion: string;
}>;

export const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const UPLOADS = '/api/desk/';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Email clients (one-click unsubscribe, RFC 8058) send no Origin or cookie; a token authorises. */
const CROSS_ORIGIN_PATHS = new Set([
  '/api/newsletter/unsubscribe',
  '/api/alerts/stop',
  '/api/sale-figures/stop',
  '/api/matches/stop',
  '/api/leads',
]);

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns null for allowed requests. 405: method; 400: malformed URL or no Host; 403: unsafe method from another
 * origin.
 */
export function refuseRequest(request: GuardedRequest, siteOrigin: string): RequestRefusal | null {
  const { method = '', url = '', headers, httpVersion } = request;
  const isUpload = method === 'PUT' && url.startsWith(UPLOADS);
  if (!METHODS.includes(method) && !isUpload) return { status: 405, code: 'methodNotAllowed' };
  if (!isWellFormed(url)) return { status: 400, code: 'malformed' };
  if (headers.host === undefined && httpVersion === '1.1') return { status: 400, code: 'malformed' };
  if (SAFE_METHODS.has(method) || isSameOrigin(headers, siteOrigin)) return null;
  return CROSS_ORIGIN_PATHS.has(pathOf(url)) ? null : { status: 403, code: 'forbiddenOrigin' };
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/**
 * Redirects would repeat an absolute target; Next responds with 500 to undecodable paths. Invalid percent codes in the
 * query are allowed.
 */
function isWellFormed(url: string): boolean {
  if (!url.startsWith('/') || url.includes('%00')) return false;
  try {
    return !CONTROL_CHARACTERS.test(decodeURIComponent(pathOf(url)));
  } catch {
    return false;
  }
}

/** Browsers send Origin with POST. Host counts on loopback only, where SITE_URL may differ. */
function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, siteOrigin: string): boolean {
  if (site === 'cross-site') return false;
  if (origin === undefined) return site === 'same-origin';
  return origin === siteOrigin || (LOOPBACK.test(host ?? '') && origin === `http://${host}`);
}
