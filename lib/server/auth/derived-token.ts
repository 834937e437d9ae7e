import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';

/**
 * Token of a link of one purpose: the same each time, so that old emails work and a page can show it again. Only its hash is
 * stored. Changes with AUTH_SECRET.
 */
export function derivedToken(
  purpose: 'newsletter:unsubscribe' | 'alerts:stop' | 'matches:stop' | 'sale:figures',
  id: string,
): string {
  return createHmac('sha256', authSecret()).update(`${purpose}:${id}`).digest('base64url');
}
