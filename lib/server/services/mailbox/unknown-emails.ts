import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { DESK_CONTACT_LIMITS } from '@/lib/contacts/contact-forms';
import type { EnquiryEntry, ListPage, UnknownEmailRow, UnmatchedEmailView } from '@/lib/contacts/contact-views';
import { phoneText } from '@/lib/contacts/phone-number';
import { ownWords, textParts } from '@/lib/contacts/received-email';
import { addEmailFiles, type NewEmailFile } from '@/lib/server/data/contacts/email-files';
import { findMailbox } from '@/lib/server/data/contacts/mailboxes';
import {
  consumeUnknownEmail,
  countUnknownEmails,
  findUnknownEmail,
  ignoreSender,
  listUnknownEmails,
  type UnknownEmail,
} from '@/lib/server/data/contacts/unknown-emails';
import { listStaff } from '@/lib/server/data/staff/staff';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { countPages } from '@/lib/text/paginate';
import { fetchEmail } from './fetch-email';
import { mailboxId } from './mailbox-id';
import { siteLocaleFor } from './portal-listing';
import { phonesIn, referredListing } from './suggest-contacts';

const PER_PAGE = 50;

/** `email` null: the mailbox no longer has it, or its server does not answer. */
export type UnknownFetched = Readonly<{
  row: UnknownEmail;
  email: IncomingEmail | null;
  files: readonly NewEmailFile[];
}>;

export const listMailboxReaders = async (): Promise<readonly string[]> =>
  (await listStaff()).flatMap(({ endedAt, readsMailbox, userId }) => (readsMailbox && !endedAt ? [userId] : []));

/** The page of emails of unknown senders, from 1; null while they are not listed, and for other staff. */
export async function readUnknown(actor: StaffActor, page: number): Promise<ListPage<UnknownEmailRow> | null> {
  requireRight(actor, 'contact.read');
  if (!(await isListedFor(actor))) return null;
  const { emails, total } = await listUnknownEmails(PER_PAGE, (page - 1) * PER_PAGE);
  const items = emails.map(({ createdAt, email, id, name, sentAt, subject }) => ({
    id,
    name,
    subject,
    from: email,
    at: (sentAt ?? createdAt).toISOString(),
  }));
  return { items, page, total, pageCount: countPages(total, PER_PAGE) };
}

/** 0 while they are not listed, and for other staff. */
export async function countUnknown(actor: StaffActor): Promise<number> {
  requireRight(actor, 'contact.read');
  return (await isListedFor(actor)) ? countUnknownEmails() : 0;
}

async function isListedFor(actor: StaffActor): Promise<boolean> {
  if (!env.INBOX_URL || !(await findMailbox(mailboxId(env.INBOX_URL)))?.listsUnknown) return false;
  return isAllowed(actor, 'mailbox.read', await listMailboxReaders());
}

/** Null when no longer listed, and for other staff. A page records it with `recordEmailOpened` after the response. */
export async function fetchUnknown(actor: StaffActor, id: string): Promise<UnknownFetched | null> {
  const row = await findUnknownEmail(id);
  if (!row || !isAllowed(actor, 'mailbox.read', await listMailboxReaders())) return null;
  return { row, ...((await fetchEmail(row)) ?? { email: null, files: [] }) };
}

export function viewOfUnknown({ email, row }: UnknownFetched): UnmatchedEmailView {
  return {
    id: row.id,
    attachments: email?.attachments ?? [],
    automatic: null,
    invitation: email?.invitation?.answer ?? null,
    parts: email ? textParts(email.text, email.quoted ?? []) : [],
    name: row.name,
    subject: row.subject,
    from: row.email,
    at: (row.sentAt ?? row.createdAt).toISOString(),
    isSetAside: row.setAsideAt !== null,
    portal: null,
    unknown: email ? 'read' : 'unreachable',
    isForged: email?.doubt === 'forged',
  };
}

export function entryOfUnknown({ row, email }: UnknownFetched): EnquiryEntry {
  const words = email ? ownWords(email.text, email.quoted ?? []) : '';
  const [phone, ...others] = phonesIn(words);
  return {
    name: row.name,
    phone: phone && others.length === 0 ? phoneText(phone) : '',
    email: email?.doubt ? '' : (row.email ?? ''),
    source: 'email',
    sourceName: '',
    language: siteLocaleFor(null),
    listing: referredListing(row.subject)?.reference ?? '',
    message: words.slice(0, DESK_CONTACT_LIMITS.text),
  };
}

/** Call it in the storing transaction; null when a colleague was quicker. */
export async function consumeUnknown(actor: StaffActor, id: string): Promise<UnknownEmail | null> {
  const row = await findUnknownEmail(id);
  if (!row) return null;
  requireRight(actor, 'mailbox.read', await listMailboxReaders());
  return (await consumeUnknownEmail(id)) ? row : null;
}

/** The next read of the mailbox fetches them. */
export const addFilesOf = ({ files, row }: UnknownFetched): Promise<void> => addEmailFiles(row.mailKey, row, files);

/** A failure is only logged: the page was sent. */
export async function recordEmailOpened(actor: StaffActor, id: string): Promise<void> {
  const ownerIds = await listMailboxReaders();
  try {
    await withRight(actor, 'mailbox.read', { kind: 'mailbox', id, ownerIds }, (record) => record('emailOpened'));
  } catch (error) {
    log.error({ err: error, email: id, user: actor.userId }, 'an opened email was not recorded');
  }
}

/** False when the email is gone or names no sender. */
export async function ignoreSenderOf(actor: StaffActor, id: string): Promise<boolean> {
  const ownerIds = await listMailboxReaders();
  return withRight(actor, 'mailbox.read', { kind: 'mailbox', id, ownerIds }, async (record) => {
    const email = await findUnknownEmail(id);
    if (!email?.email) return false;
    await ignoreSender(email.email);
    await record('senderIgnored');
    return true;
  });
}
