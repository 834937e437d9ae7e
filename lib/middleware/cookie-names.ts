/** Hint for the menu; grants nothing. Listed in the cookie policy. */
export const HINT_COOKIE = 'signed-in';

/** HttpOnly; over TLS with the `__Host-` prefix. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/** Comes back where cookies are accepted; set with the pages that sign in. Listed in the cookie policy. */
export const COOKIE_CHECK = 'cookie-check';
