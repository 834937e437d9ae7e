/** Tells the page that somebody is signed in; holds nothing and opens nothing. The cookie policy names it. */
export const HINT_COOKIE = 'signed-in';

/** The session itself, which no page can read: over TLS with the prefix that binds it to this very host. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');
