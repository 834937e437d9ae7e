import 'server-only';
import type { Actor, StaffActor } from '@/lib/access/actor';
import type { EnquiryEntry, ListPage, UnmatchedEmailView } from '@/lib/contacts/contact-views';
import { phoneText } from '@/lib/contacts/phone-number';
import { textParts } from '@/lib/contacts/received-email';
import type { Locale } from '@/lib/i18n/locales';
import { addAddress, contactOf, findContact } from '@/lib/server/data/contacts/contacts';
import { addReceivedEmail, findLastEnquiry } from '@/lib/server/data/contacts/received-emails';
import {
  consumeUnmatchedEmail,
  countUnmatchedEmails,
  findUnmatchedEmail,
  listUnmatchedEmails,
  setAsideEmail,
  type StoredUnmatchedEmail,
} from '@/lib/server/data/contacts/unmatched-emails';
import { setUnknownAside } from '@/lib/server/data/contacts/unknown-emails';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { countPages } from '@/lib/text/paginate';
import { listingOf, siteLocaleFor } from './portal-listing';
import { reopen } from './reopen-enquiry';
import {
  addFilesOf,
  consumeUnknown,
  countUnknown,
  entryOfUnknown,
  fetchUnknown,
  listMailboxReaders,
  viewOfUnknown,
  type UnknownFetched,
} from './unknown-emails';
import { wordsOf } from './words-of';

const PER_PAGE = 50;

type Attachable = Pick<StoredUnmatchedEmail, 'createdAt' | 'mailKey' | 'name' | 'portal'> & ReturnType<typeof wordsOf>;
type EmailEntry = Readonly<{ email: UnmatchedEmailView; entry: EnquiryEntry }>;

/** With those of unknown senders, if the actor may read them. */
export async function countUnmatched(actor: StaffActor): Promise<number> {
  requireRight(actor, 'contact.read');
  return (await countUnmatchedEmails()) + (await countUnknown(actor));
}

export async function readUnmatched(
  actor: Actor,
  which: 'open' | 'setAside',
  page: number,
): Promise<ListPage<UnmatchedEmailView>> {
  requireRight(actor, 'contact.read');
  const { emails, total } = await listUnmatchedEmails(which, PER_PAGE, (page - 1) * PER_PAGE);
  return { total, page, items: emails.map(viewOf), pageCount: countPages(total, PER_PAGE) };
}

/** Words of unknown senders are read from the mailbox. */
export async function openUnmatched(actor: StaffActor, id: string): Promise<UnmatchedEmailView | null> {
  requireRight(actor, 'contact.read');
  const email = await findUnmatchedEmail(id);
  if (email) return viewOf(email);
  const unknown = await fetchUnknown(actor, id);
  return unknown && viewOfUnknown(unknown);
}

/** An email of a portal that needs reading, or of an unknown sender, with the fields of an enquiry that are certain. */
export async function openEmailEntry(actor: StaffActor, id: string): Promise<EmailEntry | null> {
  requireRight(actor, 'contact.read');
  const email = await findUnmatchedEmail(id);
  if (!email) {
    const unknown = await fetchUnknown(actor, id);
    return unknown && { email: viewOfUnknown(unknown), entry: entryOfUnknown(unknown) };
  }
  if (!email.portal || !email.fields) return null;
  const { fields } = email;
  return {
    email: viewOf(email),
    entry: {
      name: fields.name ?? '',
      phone: fields.phone ? phoneText(fields.phone) : '',
      email: fields.email ?? '',
      source: 'portal',
      sourceName: email.portal,
      listing: listingOf(fields)?.reference ?? '',
      language: siteLocaleFor(fields.language),
      message: fields.message ?? '',
    },
  };
}

/**
 * The last enquiry becomes unanswered. `isOwnAddress`: matches later emails of the sender. False when either is gone or the
 * mailbox unreadable.
 */
export async function attachEmail(
  actor: StaffActor,
  id: string,
  to: Readonly<{ contactId: string; isOwnAddress: boolean }>,
): Promise<boolean> {
  const { contactId, isOwnAddress } = to;
  const unknown = await fetchUnknown(actor, id);
  if (unknown && !unknown.email) return false;
  return withRight(actor, 'contact.edit', { kind: 'contact', id: contactId }, async (record) => {
    const contact = await findContact(contactId);
    const email = contact && (unknown ? await consumeFetched(actor, unknown) : await consumeUnmatchedEmail(id));
    if (!email) return false;
    if (isOwnAddress && email.email !== null && email.portal === null) await addAddress(contactId, email.email);
    await attach(email, contactId);
    if (unknown) await addFilesOf(unknown);
    await record('emailAttached');
    return true;
  });
}

/** Creates the contact of the sender. Returns its id; null when the email is gone or names no address. */
export async function attachToSender(actor: StaffActor, id: string, locale: Locale): Promise<string | null> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    const found = await findUnmatchedEmail(id);
    const email = found?.email && found.portal === null ? await consumeUnmatchedEmail(id) : null;
    if (!email?.email) return null;
    const contactId = await contactOf(email.email, { locale, name: email.name, source: 'desk' });
    await attach(email, contactId);
    await record('emailAttached', {}, { kind: 'contact', id: contactId });
    return contactId;
  });
}

/** `isAside` false brings it back, unless its sender is unknown. Emails set aside are deleted after 30 days. */
export async function setAside(actor: StaffActor, id: string, isAside: boolean): Promise<boolean> {
  requireRight(actor, 'contact.edit');
  if (await setAsideEmail(id, isAside)) return true;
  requireRight(actor, 'mailbox.read', await listMailboxReaders());
  return isAside && setUnknownAside(id);
}

async function consumeFetched(actor: StaffActor, { email, row }: UnknownFetched): Promise<Attachable | null> {
  const { createdAt, id, mailKey, name } = row;
  if (!email || !(await consumeUnknown(actor, id))) return null;
  return { ...wordsOf(email), mailKey, name, createdAt, portal: null };
}

async function attach(email: Attachable, contactId: string): Promise<void> {
  const { attachments, automatic, body, invitation, mailKey, name, quoted, subject } = email;
  const contact = await findContact(contactId);
  if (!contact) throw new Error('a contact that was found is gone');
  const refId = await findLastEnquiry(contactId);
  await addReceivedEmail({
    contactId,
    attachments,
    automatic,
    body,
    invitation,
    mailKey,
    quoted,
    refId,
    subject,
    email: email.email,
    author: name || email.email || '',
    appointmentId: null,
    matchedBy: 'staff',
    createdAt: email.createdAt,
  });
  const from = email.email === null ? null : { name, address: email.email };
  const words = { attachments, automatic, from, quoted, subject, text: body };
  await reopen({ ...words, invitation: invitation && { answer: invitation } }, contact, refId);
}

function viewOf(email: StoredUnmatchedEmail): UnmatchedEmailView {
  const { attachments, automatic, body, createdAt, id, invitation, name, portal, quoted, sentAt, subject } = email;
  return {
    id,
    name,
    subject,
    attachments,
    automatic,
    invitation,
    portal,
    unknown: null,
    isForged: false,
    from: portal === null ? email.email : null,
    isSetAside: email.setAsideAt !== null,
    at: (sentAt ?? createdAt).toISOString(),
    parts: textParts(body, quoted),
  };
}
