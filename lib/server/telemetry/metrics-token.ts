import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares the bearer token in constant time. */
export function carriesToken(header: string | null, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(hash(given), hash(token));
}
