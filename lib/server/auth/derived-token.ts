import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';

/** Derives a constant token, so that old emails work. Only its hash is stored. Changes with AUTH_SECRET. */
export function derivedToken(
  purpose: 'newsletter:unsubscribe' | 'alerts:stop' | 'matches:stop' | 'sale:figures',
  id: string,
): string {
  return createHmac('sha256', authSecret()).update(`${purpose}:${id}`).digest('base64url');
}
