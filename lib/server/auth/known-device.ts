import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { authSecret } from '@/lib/server/auth-secret';
import { cookieName, cookieOptions } from './session-cookie';

/** Listed in content/storage.ts. */
const DEVICE_COOKIE = cookieName('device');
export const DEVICE_LIFETIME_DAYS = 180;
const LIFETIME_SECONDS = DEVICE_LIFETIME_DAYS * 86_400;
const ID_BYTES = 16;

/** Known devices have separate limits, so that attackers cannot lock out the owner. */
export async function findKnownDevice(email: string): Promise<string | null> {
  const [id, signature] = (await cookies()).get(DEVICE_COOKIE)?.value.split('.') ?? [];
  if (!id || !signature) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, email))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Server actions and route handlers only. */
export async function rememberDevice(email: string): Promise<void> {
  const id = (await findKnownDevice(email)) ?? randomBytes(ID_BYTES).toString('base64url');
  const value = `${id}.${sign(id, email)}`;
  (await cookies()).set(DEVICE_COOKIE, value, { ...cookieOptions, maxAge: LIFETIME_SECONDS });
}

export async function forgetDevice(): Promise<void> {
  (await cookies()).set(DEVICE_COOKIE, '', { ...cookieOptions, maxAge: 0 });
}

const sign = (id: string, email: string): string =>
  createHmac('sha256', authSecret())
    .update(`device:${id}:${normalizeEmail(email)}`)
    .digest('base64url');
