import 'server-only';
import { cookies, headers } from 'next/headers';
import { COOKIE_CHECK } from '@/lib/middleware/cookie-names';
import { cookieOptions } from './session-cookie';

/**
 * Whether this browser sends cookies back: without one nobody stays signed in. The middleware sets one with the sign-in
 * page; where it is missing, the next attempt finds it. Programs, which send no Sec-Fetch-Site, see for themselves.
 * Server actions only.
 */
export async function acceptsCookies(): Promise<boolean> {
  const jar = await cookies();
  if (jar.size > 0 || !(await headers()).has('sec-fetch-site')) return true;
  jar.set(COOKIE_CHECK, '1', cookieOptions);
  return false;
}
