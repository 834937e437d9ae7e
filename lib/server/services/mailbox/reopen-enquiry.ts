import 'server-only';
import type { Contact } from '@/lib/server/data/contacts/contacts';
import { findInboxEnquiry, setEnquiryState } from '@/lib/server/data/contacts/inbox';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { notifyOfAnswer, type AnswerOfContact } from './notify-of-answer';

/** Marks the enquiry as unanswered and notifies its agent, unless a program wrote the email. */
export async function reopen(
  email: AnswerOfContact & Pick<IncomingEmail, 'automatic'>,
  contact: Contact,
  enquiryId: string | null,
): Promise<void> {
  if (email.automatic !== null) return;
  const enquiry = enquiryId === null ? null : await findInboxEnquiry(enquiryId);
  if (enquiry && enquiry.state !== 'spam') await setEnquiryState(enquiry.id, 'unanswered');
  if (enquiry?.state !== 'spam') await notifyOfAnswer(email, contact, enquiry);
}
