import 'server-only';
import { cookies, headers } from 'next/headers';

/**
 * Whether this browser sends cookies back: without one nobody stays signed in. The middleware sets one with the sign-in
 * page, and its forms before they are sent. Programs, which send no Sec-Fetch-Site, see for themselves. Server actions
 * only.
 */
export async function acceptsCookies(): Promise<boolean> {
  // In an action the jar has no `size`.
  return (await cookies()).getAll().length > 0 || !(await headers()).has('sec-fetch-site');
}
