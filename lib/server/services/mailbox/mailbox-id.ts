import 'server-only';
import { createHash } from 'node:crypto';

/** Returns an id that reveals neither address nor password. */
export function mailboxId(address: string): string {
  const { host, pathname, username } = new URL(address);
  return createHash('sha256').update(`${username}@${host}${pathname}`).digest('hex').slice(0, 32);
}
