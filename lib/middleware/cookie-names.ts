/** Hint for the menu; grants nothing. Listed in the cookie policy. */
export const HINT_COOKIE = 'signed-in';

/** HttpOnly; over TLS with the `__Host-` prefix. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/**
 * Comes back where cookies are accepted: set with the document of a page that signs in, and by its forms before they are
 * sent, since a router may show the page from its cache. Listed in the cookie policy.
 */
export const COOKIE_CHECK = 'cookie-check';
