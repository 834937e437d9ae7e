import 'server-only';
import type { CookiesOptions } from 'next-auth';
import { cookieName, cookieOptions, SESSION_COOKIE } from './session-cookie';

/** Time to enter a password at a provider. */
const PASSING_SECONDS = 900;

const passing = (part: string) => ({
  name: cookieName(`sign-in-${part}`),
  options: { ...cookieOptions, maxAge: PASSING_SECONDS },
});

/** NextAuth's cookies: the session, and those of a sign-in in progress. */
export const authCookies = {
  sessionToken: { name: SESSION_COOKIE, options: cookieOptions },
  callbackUrl: passing('return'),
  csrfToken: passing('csrf'),
  pkceCodeVerifier: passing('pkce'),
  state: passing('state'),
  nonce: passing('nonce'),
} satisfies Partial<CookiesOptions>;
