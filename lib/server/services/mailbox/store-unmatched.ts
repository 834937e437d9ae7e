import 'server-only';
import type { MailOutcome } from '@/lib/server/data/contacts/mailboxes';
import { addUnknownEmail, isIgnoredSender, type MailPlace } from '@/lib/server/data/contacts/unknown-emails';
import { addUnmatchedEmail } from '@/lib/server/data/contacts/unmatched-emails';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { applyReport } from './apply-report';
import type { OfPortal } from './store-portal-email';
import { isOfServer, wordsOf } from './words-of';

type Unmatched = Readonly<{ portal: OfPortal | null; place: MailPlace | null }>;

/**
 * Keeps an email of a portal for the staff; of a person only sender, subject and time, if an owner wants them listed;
 * of newsletters and programs nothing.
 */
export async function storeUnmatched(
  email: IncomingEmail,
  mailKey: string,
  { place, portal }: Unmatched,
): Promise<MailOutcome> {
  const { automatic, from, isBulk = false, sentAt = null, subject } = email;
  const name = from?.name ?? '';
  if (portal) {
    // Portals mark their emails as written by a program.
    const fields = { automatic: null, portal: portal.name, fields: portal.enquiry };
    return (await addUnmatchedEmail({ ...wordsOf(email), ...fields, mailKey, sentAt, name })) ? 'unmatched' : 'ours';
  }
  // A report counts once, also when the mailbox is read again.
  if (isOfServer(email) && !(await addUnmatchedEmail({ ...wordless, automatic, mailKey }))) return 'ours';
  await applyReport(email);
  const isListed = place !== null && automatic === null && !isBulk && !(from && (await isIgnoredSender(from.address)));
  if (!isListed) return 'ours';
  const isNew = await addUnknownEmail({ ...place, mailKey, name, subject, sentAt, email: from?.address ?? null });
  return isNew ? 'unmatched' : 'ours';
}

const wordless = {
  name: '',
  email: null,
  subject: '',
  body: '',
  attachments: [],
  quoted: [],
  invitation: null,
  sentAt: null,
  portal: null,
  fields: null,
};
