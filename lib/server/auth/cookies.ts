import 'server-only';
import type { CookiesOptions } from 'next-auth';
import { cookieName, cookieOptions, SESSION_COOKIE } from './session-cookie';

/** Somebody who is asked for a password elsewhere is back within a quarter of an hour. */
const PASSING_SECONDS = 900;

const passing = (part: string) => ({
  name: cookieName(`sign-in-${part}`),
  options: { ...cookieOptions, maxAge: PASSING_SECONDS },
});

/** The cookies of NextAuth: the session's, and those that live while somebody signs in elsewhere. */
export const authCookies = {
  sessionToken: { name: SESSION_COOKIE, options: cookieOptions },
  callbackUrl: passing('return'),
  csrfToken: passing('csrf'),
  pkceCodeVerifier: passing('pkce'),
  state: passing('state'),
  nonce: passing('nonce'),
} satisfies Partial<CookiesOptions>;
