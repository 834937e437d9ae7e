import 'server-only';
import { cookies, headers } from 'next/headers';

/** Clients without Sec-Fetch-Site pass. Server actions only. */
export async function acceptsCookies(): Promise<boolean> {
  // In an action, the cookie store has no `size`.
  return (await cookies()).getAll().length > 0 || !(await headers()).has('sec-fetch-site');
}
