import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether `Authorization: Bearer …` carries the token; takes as long whichever it carries. */
export function carriesToken(header: string | null, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(hash(given), hash(token));
}
