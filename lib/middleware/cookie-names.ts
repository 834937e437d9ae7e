/** Menu hint; grants nothing. Listed in the cookie policy. */
export const HINT_COOKIE = 'signed-in';

/** HttpOnly; `__Host-` prefix over TLS. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/** A router may show a cached page, so forms set it too. Listed in the cookie policy. */
export const COOKIE_CHECK = 'cookie-check';
