import 'server-only';
import { cookies } from 'next/headers';
import { HINT_COOKIE, sessionCookieName } from '@/lib/middleware/cookie-names';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import { decodeSession, encodeSession, type SessionClaims } from './session-token';

export const isSecure = siteUrl.protocol === 'https:';
export const SESSION_COOKIE = sessionCookieName(isSecure);

/** The name of a cookie of ours: over TLS with the prefix that binds it to this very host. */
export const cookieName = (name: string) => `${isSecure ? '__Host-' : ''}${name}`;

/** Of this host and no other: no Domain, the whole site, sent along when a link from elsewhere is followed. */
export const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
/** The page itself reads the hint, to show the account's menu. */
export const hintOptions = { ...cookieOptions, httpOnly: false } as const;

/** `isRemembered` keeps the cookie after the browser is closed. Server actions and route handlers only. */
export async function setSessionCookie(claims: SessionClaims, isRemembered: boolean): Promise<void> {
  const jar = await cookies();
  const lifetime = isRemembered ? { maxAge: env.SESSION_SECONDS } : {};
  jar.set(SESSION_COOKIE, await encodeSession(claims), { ...cookieOptions, ...lifetime });
  jar.set(HINT_COOKIE, '1', { ...hintOptions, ...lifetime });
}

/** Written with their attributes: a browser clears a `__Host-` cookie in no other way. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies();
  jar.set(SESSION_COOKIE, '', { ...cookieOptions, maxAge: 0 });
  jar.set(HINT_COOKIE, '', { ...hintOptions, maxAge: 0 });
}

/** What the visitor's cookie says; whether its session still lives, the database knows. */
export async function readSessionClaims(): Promise<SessionClaims | null> {
  return decodeSession((await cookies()).get(SESSION_COOKIE)?.value);
}
