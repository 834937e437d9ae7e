/** Menu hint; grants nothing. Listed in the cookie policy. */
export const HINT_COOKIE = 'signed-in';

/** HttpOnly; `__Host-` prefix over TLS. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/** Set with sign-in pages and by their forms, since a router may show a cached page. Listed in the cookie policy. */
export const COOKIE_CHECK = 'cookie-check';
