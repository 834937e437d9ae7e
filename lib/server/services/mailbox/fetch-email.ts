import 'server-only';
import type { UnknownEmail } from '@/lib/server/data/contacts/unknown-emails';
import { readEmail, type IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { withInbox } from '@/lib/server/providers/inbox/imap';
import { mailboxId, mailKeyOf, MAX_EMAIL_BYTES } from './mailbox-id';

/** Null when the mailbox no longer has the email, or its server does not answer. */
export async function fetchEmail(row: UnknownEmail): Promise<IncomingEmail | null> {
  const address = env.INBOX_URL;
  if (!address || mailboxId(address) !== row.mailboxId) return null;
  try {
    const raw = await withInbox(address, async ({ read, uidValidity }) =>
      uidValidity === row.uidValidity ? read(row.uid, MAX_EMAIL_BYTES) : null,
    );
    const email = raw && (await readEmail(raw));
    return email && mailKeyOf(email, row) === row.mailKey ? email : null;
  } catch (error) {
    log.warn({ err: error, email: row.id }, 'an email could not be read from the mailbox');
    return null;
  }
}
