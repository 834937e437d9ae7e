import 'server-only';
import { ownWords, type InvitationAnswer } from '@/lib/contacts/received-email';
import type { Contact } from '@/lib/server/data/contacts/contacts';
import type { InboxEnquiry } from '@/lib/server/data/contacts/inbox';
import { findLastAuthor } from '@/lib/server/data/contacts/received-emails';
import { findStaff, type StaffMember } from '@/lib/server/data/staff/staff';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { queueEmail } from '@/lib/server/email/queue-email';
import { deputyOf } from '@/lib/server/services/staff/deputy-of';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';
import { siteFacts } from '@/lib/site/site-facts';
import { wellFormed } from '@/lib/text/well-formed';

const EXCERPT = 1_500;

export type AnswerOfContact = Pick<IncomingEmail, 'attachments' | 'from' | 'quoted' | 'subject' | 'text'> &
  Readonly<{ invitation?: Readonly<{ answer: InvitationAnswer }> | null }>;

/** Emails the contact's agent and deputy, or the agency without an agent. */
export async function notifyOfAnswer(
  { attachments, from, invitation, quoted = [], subject, text: whole }: AnswerOfContact,
  contact: Contact,
  enquiry: InboxEnquiry | null,
): Promise<void> {
  const agent = await agentOf([enquiry?.assigneeId, contact.ownerId, await findLastAuthor(contact.id)]);
  const standIn = agent && (await deputyOf(agent.userId));
  const text = ownWords(whole, quoted);
  const payload = {
    attachments: [...attachments],
    subject,
    name: contact.name ?? from?.name ?? '',
    email: from?.address ?? null,
    text: wellFormed(text.slice(0, EXCERPT)),
    isWhole: text.length <= EXCERPT,
    contactId: contact.id,
    enquiryId: enquiry?.id ?? null,
    invitation: invitation?.answer ?? null,
  };
  const recipients = [agent?.email ?? siteFacts().agency.email, ...(standIn ? [standIn.deputy.email] : [])];
  for (const recipient of new Set(recipients)) {
    await queueEmail({ kind: 'answerNotice', recipient, locale: await staffLocale(recipient), payload });
  }
}

async function agentOf(ids: readonly (string | null | undefined)[]): Promise<StaffMember | null> {
  for (const id of ids) {
    const member = id ? await findStaff(id) : null;
    if (member && !member.endedAt) return member;
  }
  return null;
}
