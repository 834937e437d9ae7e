import 'server-only';
import type { CookiesOptions } from 'next-auth';
import { cookieName, cookieOptions, SESSION_COOKIE } from './session-cookie';

const PASSING_SECONDS = 900;

const passing = (part: string) => ({
  name: cookieName(`sign-in-${part}`),
  options: { ...cookieOptions, maxAge: PASSING_SECONDS },
});

export const authCookies = {
  sessionToken: { name: SESSION_COOKIE, options: cookieOptions },
  callbackUrl: passing('return'),
  csrfToken: passing('csrf'),
  pkceCodeVerifier: passing('pkce'),
  state: passing('state'),
  nonce: passing('nonce'),
} satisfies Partial<CookiesOptions>;
