/** Methods that some address of the site takes. */
export const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** These change nothing, so anybody may send them from anywhere. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * One-click unsubscribe (RFC 8058): mail programs post there by themselves, with no origin and no cookie. The secret in
 * the address is what lets them.
 */
const OPEN_TO_EVERYBODY = new Set(['/api/newsletter/unsubscribe', '/api/alerts/stop']);

/** Control characters: no address of the site has one, and PostgreSQL takes no NUL. */
const CONTROLS = /[\u0000-\u001f\u007f]/;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request is answered at all: null where it is, else `{ status, code }`. Refused are methods that no address
 * takes (405), addresses that cannot be read (400), and whatever could change something but does not come from a page
 * of this site (403): server actions, the API and NextAuth alike. `siteOrigin` is the origin of SITE_URL.
 */
export function refuseRequest({ method, url, headers, httpVersion }, siteOrigin) {
  if (!METHODS.includes(method)) return { status: 405, code: 'METHOD_NOT_ALLOWED' };
  if (!isReadable(url)) return { status: 400, code: 'MALFORMED' };
  if (headers.host === undefined && httpVersion === '1.1') return { status: 400, code: 'MALFORMED' };
  if (SAFE_METHODS.has(method) || isOwnRequest(headers, siteOrigin)) return null;
  return OPEN_TO_EVERYBODY.has(pathOf(url)) ? null : { status: 403, code: 'FORBIDDEN_ORIGIN' };
}

const pathOf = (url) => url.split('?', 1)[0];

/**
 * A path of this site: `http://other.example/` would be repeated in redirects, and a path that cannot be decoded ends
 * in an error 500. A query with a broken character is read as browsers do, with a replacement character.
 */
function isReadable(url) {
  if (!url.startsWith('/') || url.includes('%00')) return false;
  try {
    return !CONTROLS.test(decodeURIComponent(pathOf(url)));
  } catch {
    return false;
  }
}

/**
 * Browsers send Origin with every POST; a sandboxed page says `null`. The Host header decides nothing, but where the
 * site is tried out on the machine that it runs on, whatever SITE_URL says.
 */
function isOwnRequest({ origin, host, 'sec-fetch-site': site }, siteOrigin) {
  if (site === 'cross-site') return false;
  if (origin === undefined) return site === 'same-origin';
  return origin === siteOrigin || (LOOPBACK.test(host ?? '') && origin === `http://${host}`);
}
