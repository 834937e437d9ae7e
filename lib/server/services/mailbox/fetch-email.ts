import 'server-only';
import type { NewEmailFile } from '@/lib/server/data/contacts/email-files';
import type { UnknownEmail } from '@/lib/server/data/contacts/unknown-emails';
import { readEmail, type IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { withInbox } from '@/lib/server/providers/inbox/imap';
import { filesOf } from './fetch-files';
import { mailboxId, mailKeyOf, MAX_EMAIL_BYTES } from './mailbox-id';

type FetchedEmail = Readonly<{ email: IncomingEmail; files: readonly NewEmailFile[] }>;

/** Null when the mailbox no longer has the email, or its server does not answer. */
export async function fetchEmail(row: UnknownEmail): Promise<FetchedEmail | null> {
  const address = env.INBOX_URL;
  if (!address || mailboxId(address) !== row.mailboxId) return null;
  try {
    return await withInbox(address, async (inbox) => {
      const raw = inbox.uidValidity === row.uidValidity ? await inbox.read(row.uid, MAX_EMAIL_BYTES) : null;
      const email = raw && (await readEmail(raw));
      if (!email || mailKeyOf(email, row) !== row.mailKey) return null;
      return { email, files: await filesOf(inbox, row.uid, email) };
    });
  } catch (error) {
    log.warn({ err: error, email: row.id }, 'an email could not be read from the mailbox');
    return null;
  }
}
