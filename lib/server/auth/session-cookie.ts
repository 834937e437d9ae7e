import 'server-only';
import { cookies } from 'next/headers';
import { HINT_COOKIE, sessionCookieName } from '@/lib/middleware/cookie-names';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import { decodeSession, encodeSession, type SessionClaims } from './session-token';

export const isSecure = siteUrl.protocol === 'https:';
export const SESSION_COOKIE = sessionCookieName(isSecure);

export const cookieName = (name: string) => `${isSecure ? '__Host-' : ''}${name}`;

export const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
/** Readable by scripts, which show the account menu. */
export const hintOptions = { ...cookieOptions, httpOnly: false } as const;

/** Server actions and route handlers only. */
export async function setSessionCookie(claims: SessionClaims, isRemembered: boolean): Promise<void> {
  const jar = await cookies();
  const lifetime = isRemembered ? { maxAge: env.SESSION_SECONDS } : {};
  jar.set(SESSION_COOKIE, await encodeSession(claims), { ...cookieOptions, ...lifetime });
  jar.set(HINT_COOKIE, '1', { ...hintOptions, ...lifetime });
}

/** Browsers clear a `__Host-` cookie only with its attributes. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies();
  jar.set(SESSION_COOKIE, '', { ...cookieOptions, maxAge: 0 });
  jar.set(HINT_COOKIE, '', { ...hintOptions, maxAge: 0 });
}

/** Not checked against the database. */
export async function readSessionClaims(): Promise<SessionClaims | null> {
  return decodeSession((await cookies()).get(SESSION_COOKIE)?.value);
}
