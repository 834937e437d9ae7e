import 'server-only';
import type { SystemActor } from '@/lib/access/actor';
import { findContact } from '@/lib/server/data/contacts/contacts';
import type { Message } from '@/lib/server/data/contacts/enquiries';
import { addReceivedEmail } from '@/lib/server/data/contacts/received-emails';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { withRight } from '@/lib/server/services/access/with-right';
import { reopen } from './reopen-enquiry';

const job: SystemActor = { kind: 'system', name: 'job' };

type Repeat = Pick<IncomingEmail, 'attachments' | 'subject'> &
  Readonly<{ mailKey: string; name: string; email: string | null; message: string }>;

/** Adds other words of a repeated enquiry to its history, once per `mailKey`. Returns false without new words. */
export async function joinPortalEnquiry(earlier: Message, repeat: Repeat): Promise<boolean> {
  const { attachments, email, mailKey, message, name, subject } = repeat;
  const contact = earlier.contactId === null ? null : await findContact(earlier.contactId);
  if (!contact || message === '' || message === earlier.message) return false;
  return withRight(job, 'contact.edit', { kind: 'contact', id: contact.id }, async (record) => {
    const isNew = await addReceivedEmail({
      attachments,
      mailKey,
      subject,
      email,
      body: message,
      author: name,
      automatic: null,
      quoted: [],
      contactId: contact.id,
      refId: earlier.id,
      invitation: null,
      appointmentId: null,
      matchedBy: 'sender',
    });
    if (!isNew) return false;
    await record('answerReceived', { after: { automatic: null } });
    const from = email === null ? null : { name, address: email };
    await reopen({ attachments, from, subject, text: message, automatic: null }, contact, earlier.id);
    return true;
  });
}
