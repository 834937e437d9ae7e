import 'server-only';
import { createHash } from 'node:crypto';
import type { MailPlace } from '@/lib/server/data/contacts/unknown-emails';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';

/** Text per email; the rest stays in the mailbox. */
export const MAX_EMAIL_BYTES = 1_024 * 1_024;

/** Returns an id that reveals neither address nor password. */
export function mailboxId(address: string): string {
  const { host, pathname, username } = new URL(address);
  return createHash('sha256').update(`${username}@${host}${pathname}`).digest('hex').slice(0, 32);
}

/** Returns the Message-ID, or without one the place in the mailbox. */
export const mailKeyOf = ({ messageId }: IncomingEmail, { mailboxId: id, uid, uidValidity }: MailPlace): string =>
  messageId ? `id:${messageId}` : `uid:${id}:${uidValidity}:${uid}`;
