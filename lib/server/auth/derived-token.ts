import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';

/**
 * Token of an unsubscribe link: the same in every email of one purpose, so that old links work. Only its hash is
 * stored. Changes with AUTH_SECRET.
 */
export function derivedToken(purpose: 'newsletter:unsubscribe' | 'alerts:stop' | 'matches:stop', id: string): string {
  return createHmac('sha256', authSecret()).update(`${purpose}:${id}`).digest('base64url');
}
