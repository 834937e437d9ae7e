import 'server-only';
import { randomUUID } from 'node:crypto';
import type { StaffActor } from '@/lib/access/actor';
import { addContactEvent, listReplyNames, replyKey } from '@/lib/server/data/contacts/contact-events';
import { adoptContact, findContact } from '@/lib/server/data/contacts/contacts';
import { findInboxEnquiry, setAssignee, setEnquiryState } from '@/lib/server/data/contacts/inbox';
import { markInformed } from '@/lib/server/data/contacts/uninformed-contacts';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { answerAddress } from '@/lib/server/email/answer-address';
import { queueEmail } from '@/lib/server/email/queue-email';
import { replyName, thanksName } from '@/lib/server/message-id';
import { offersTo } from '@/lib/server/services/matching/offers-to';
import { withRight } from '@/lib/server/services/access/with-right';

type Reply = Readonly<{
  email: string;
  enquiryId: string | null;
  subject: string;
  text: string;
}>;

type ReplyResult = 'sent' | 'gone' | 'tooMany' | 'noBasis';

const LIMIT = { limit: 60, seconds: 3_600 };

/**
 * Answers arrive in the agency's mailbox, else at the actor. An answered enquiry then awaits the contact; an unassigned
 * one is assigned to the actor. Threads with the confirmation email.
 */
export async function replyToContact(actor: StaffActor, contactId: string, reply: Reply): Promise<ReplyResult> {
  const attempt = await countAttempt([{ name: `replies:${actor.userId}`, ...LIMIT }]);
  if (!attempt.isAllowed) return 'tooMany';
  return withRight(actor, 'contact.edit', { kind: 'contact', id: contactId }, async (record) => {
    const contact = await findContact(contactId);
    if (!contact?.emails.includes(reply.email)) return 'gone';
    const found = reply.enquiryId ? await findInboxEnquiry(reply.enquiryId) : null;
    const enquiry = found?.contactId === contactId ? found : null;
    if (!enquiry && !(await offersTo(contact)).mayBeWrittenTo) return 'noBasis';
    const id = randomUUID();
    const messageId = replyName(id);
    const earlier = enquiry
      ? [...(enquiry.source === 'website' ? [thanksName(enquiry.id)] : []), ...(await listReplyNames(enquiry.id))]
      : [];
    const { email, subject, text } = reply;
    const { name, userId } = actor;
    await addContactEvent({
      id,
      contactId,
      email,
      messageId,
      subject,
      kind: 'reply',
      body: text,
      author: name,
      authorId: userId,
      refId: enquiry?.id ?? null,
      listingId: enquiry?.listingId ?? null,
    });
    await queueEmail({
      kind: 'contactReply',
      recipient: email,
      locale: contact.locale,
      payload: {
        subject,
        text,
        earlier,
        agent: { name, email: actor.email },
        name: messageId,
        answerTo: answerAddress(id),
        informs: (await markInformed([contactId])).length > 0,
      },
      idempotencyKey: replyKey(id),
    });
    if (enquiry) {
      await setEnquiryState(enquiry.id, 'waiting');
      if (!enquiry.assigneeId) await setAssignee(enquiry.id, userId);
    }
    await adoptContact(contactId, userId);
    await record('contactReplied', { after: { enquiry: enquiry?.id ?? null } });
    return 'sent';
  });
}
