import 'server-only';
import type { SystemActor } from '@/lib/access/actor';
import { findContact, findContactId } from '@/lib/server/data/contacts/contacts';
import { findInboxEnquiry, setEnquiryState } from '@/lib/server/data/contacts/inbox';
import type { MailOutcome } from '@/lib/server/data/contacts/mailboxes';
import { listStaff } from '@/lib/server/data/staff/staff';
import {
  addReceivedEmail,
  findConversation,
  findLastEnquiry,
  findReply,
  type Conversation,
} from '@/lib/server/data/contacts/received-emails';
import { repliedAt } from '@/lib/server/email/answer-address';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { env } from '@/lib/server/env';
import { senderAddress } from '@/lib/server/providers/mail/message';
import { withRight } from '@/lib/server/services/access/with-right';
import { notifyOfAnswer } from './notify-of-answer';

const job: SystemActor = { kind: 'system', name: 'job' };

type Match = Conversation & Readonly<{ by: 'address' | 'reference' | 'sender' }>;

/**
 * Adds an email to its conversation, once per `mailKey`. The enquiry becomes unanswered; automatic emails are only
 * recorded.
 */
export async function storeIncoming(email: IncomingEmail, mailKey: string): Promise<MailOutcome> {
  if (email.automatic !== 'bounce' && (await isOurs(email))) return 'ours';
  const match = await matchOf(email);
  const contact = match && (await findContact(match.contactId));
  if (!match || !contact) return 'unmatched';
  const { attachments, automatic, from, subject, text } = email;
  const { by: matchedBy, contactId } = match;
  const enquiryId = match.enquiryId ?? (await findLastEnquiry(contactId));
  return withRight(job, 'contact.edit', { kind: 'contact', id: contactId }, async (record) => {
    const isNew = await addReceivedEmail({
      contactId,
      attachments,
      automatic,
      mailKey,
      matchedBy,
      subject,
      author: from?.name || from?.address || '',
      body: text,
      email: from?.address ?? null,
      refId: enquiryId,
    });
    if (!isNew) return 'ours';
    await record('answerReceived', { after: { automatic } });
    if (automatic !== null) return 'stored';
    const enquiry = enquiryId === null ? null : await findInboxEnquiry(enquiryId);
    if (enquiry && enquiry.state !== 'spam') await setEnquiryState(enquiry.id, 'unanswered');
    if (enquiry?.state !== 'spam') await notifyOfAnswer(email, contact, enquiry);
    return 'stored';
  });
}

async function isOurs({ from }: IncomingEmail): Promise<boolean> {
  if (!from) return false;
  const own = [senderAddress(), env.INBOX_ADDRESS].map((address) => address?.toLowerCase());
  if (own.includes(from.address)) return true;
  return (await listStaff()).some(({ email, endedAt }) => endedAt === null && email === from.address);
}

async function matchOf({ answers, from, recipients }: IncomingEmail): Promise<Match | null> {
  for (const address of recipients) {
    const eventId = repliedAt(address);
    const found = eventId && (await findReply(eventId));
    if (found) return { ...found, by: 'address' };
  }
  for (const message of answers) {
    const found = await findConversation(message);
    if (found) return { ...found, by: 'reference' };
  }
  const contactId = from && (await findContactId(from.address));
  return contactId ? { contactId, enquiryId: null, by: 'sender' } : null;
}
