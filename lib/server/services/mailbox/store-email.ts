import 'server-only';
import type { SystemActor } from '@/lib/access/actor';
import { findContact, findContactId, type Contact } from '@/lib/server/data/contacts/contacts';
import { hasEnquiry } from '@/lib/server/data/contacts/enquiries';
import { listOwnPortals } from '@/lib/server/data/contacts/own-portals';
import type { MailOutcome } from '@/lib/server/data/contacts/mailboxes';
import { listStaff } from '@/lib/server/data/staff/staff';
import {
  addReceivedEmail,
  findConversation,
  findLastEnquiry,
  findReply,
  type Conversation,
} from '@/lib/server/data/contacts/received-emails';
import type { MailPlace } from '@/lib/server/data/contacts/unknown-emails';
import { findAppointmentOfUid } from '@/lib/server/data/diary/appointment-uids';
import { repliedAt } from '@/lib/server/email/answer-address';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { worstOf } from '@/lib/server/email/incoming/read-report';
import { env } from '@/lib/server/env';
import { senderAddress } from '@/lib/server/providers/mail/message';
import { withRight } from '@/lib/server/services/access/with-right';
import { applyReport } from './apply-report';
import { isDoubtedPortal, noteDoubted } from './doubted-emails';
import { reopen } from './reopen-enquiry';
import { fromPortal, isComplete, portalKey, storePortalEnquiry } from './store-portal-email';
import { storeUnmatched } from './store-unmatched';
import { isOfServer, wordsOf } from './words-of';

const job: SystemActor = { kind: 'system', name: 'job' };

type Appointment = Awaited<ReturnType<typeof findAppointmentOfUid>>;
type Match = Conversation & Readonly<{ by: 'address' | 'reference' | 'sender' }>;

/**
 * Once per `mailKey`. The enquiry becomes unanswered; automatic emails are only recorded. `place`: null if unknown senders are
 * not listed.
 */
export async function storeIncoming(
  email: IncomingEmail,
  mailKey: string,
  place: MailPlace | null = null,
): Promise<MailOutcome> {
  if (!isOfServer(email) && (await isOurs(email))) return 'ours';
  const portals = await listOwnPortals();
  const portal = fromPortal(email, portals);
  if (portal && (await hasEnquiry(portalKey(mailKey)))) return 'ours';
  if (portal && isComplete(portal.enquiry)) return storePortalEnquiry(portal, email, mailKey);
  const appointment = email.invitation && !email.doubt ? await findAppointmentOfUid(email.invitation.uid) : null;
  const found = await matchOf(email, appointment);
  // The address of a portal is none of a contact, and one in doubt says nothing.
  const match = (portal || email.doubt) && found?.by === 'sender' ? null : found;
  const isDoubted = (found !== null && match === null && Boolean(email.doubt)) || isDoubtedPortal(email, portals);
  // Otherwise owners find it in the list of unknown senders.
  if (isDoubted && place === null) await noteDoubted();
  const contact = match && (await findContact(match.contactId));
  if (!match || !contact) return storeUnmatched(email, mailKey, { place, portal });
  const enquiryId = match.enquiryId ?? (await findLastEnquiry(contact.id));
  return withRight(job, 'contact.edit', { kind: 'contact', id: contact.id }, async (record) => {
    const isNew = await addReceivedEmail({
      ...wordsOf(email),
      contactId: contact.id,
      automatic: automaticFor(email, contact),
      mailKey,
      matchedBy: match.by,
      author: email.from?.name || email.from?.address || '',
      refId: enquiryId,
      appointmentId: appointment && isAnswerTo(appointment, email, contact) ? appointment.id : null,
    });
    if (!isNew) return 'ours';
    await applyReport(email);
    await record('answerReceived', { after: { automatic: email.automatic } });
    await reopen(email, contact, enquiryId);
    return 'stored';
  });
}

/** The UID is secret, but a forwarded invitation shows it. */
const isAnswerTo = (appointment: NonNullable<Appointment>, { from }: IncomingEmail, { emails, id }: Contact): boolean =>
  appointment.contactId === id && from !== null && [appointment.email, ...emails].includes(from.address);

/** A report may name several recipients. */
function automaticFor({ automatic, deliveries = [] }: IncomingEmail, { emails }: Contact): IncomingEmail['automatic'] {
  const own = deliveries.filter(({ addresses }) => addresses.some((address) => emails.includes(address)));
  return own.length > 0 ? worstOf(own) : automatic;
}

async function isOurs({ from }: IncomingEmail): Promise<boolean> {
  if (!from) return false;
  const own = [senderAddress(), env.INBOX_ADDRESS].map((address) => address?.toLowerCase());
  if (own.includes(from.address)) return true;
  return (await listStaff()).some(({ email, endedAt }) => endedAt === null && email === from.address);
}

async function matchOf(email: IncomingEmail, appointment: Appointment): Promise<Match | null> {
  const { answers, deliveries = [], from, recipients } = email;
  for (const address of recipients) {
    const eventId = repliedAt(address);
    const found = eventId && (await findReply(eventId));
    if (found) return { ...found, by: 'address' };
  }
  for (const message of answers) {
    const found = await findConversation(message);
    if (found) return { ...found, by: 'reference' };
  }
  if (appointment?.contactId) return { contactId: appointment.contactId, enquiryId: null, by: 'reference' };
  for (const address of [from?.address, ...deliveries.flatMap(({ addresses }) => addresses)]) {
    const contactId = address === undefined ? null : await findContactId(address);
    if (contactId) return { contactId, enquiryId: null, by: 'sender' };
  }
  return null;
}
