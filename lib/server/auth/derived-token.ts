import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from './secret';

/**
 * The secret of a link by which a reader leaves: the same for every mail of one purpose, so that the link of an old
 * mail still works. Only its hash is stored. The links of older mails end when AUTH_SECRET changes.
 */
export function derivedToken(purpose: 'newsletter:unsubscribe' | 'alerts:stop', id: string): string {
  return createHmac('sha256', authSecret()).update(`${purpose}:${id}`).digest('base64url');
}
