import 'server-only';
import { randomUUID } from 'node:crypto';
import type { StaffActor } from '@/lib/access/actor';
import type { enteredSources } from '@/lib/contacts/enquiry-state';
import type { Locale } from '@/lib/i18n/locales';
import { findListing, listListings } from '@/lib/listings/catalogue/listings';
import { consumeUnmatchedEmail } from '@/lib/server/data/contacts/unmatched-emails';
import { withRight } from '@/lib/server/services/access/with-right';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { portalKey } from '@/lib/server/services/mailbox/store-portal-email';
import { addFilesOf, consumeUnknown, fetchUnknown } from '@/lib/server/services/mailbox/unknown-emails';

type Entered = Readonly<{
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  listing: string;
  language: Locale;
  source: (typeof enteredSources)[number];
  sourceName: string | null;
  /** Id of the email that it is read from. */
  from?: string | undefined;
}>;

/** Attachments of an unknown sender's email are left out where the mailbox cannot be read. */
export async function enterEnquiry(
  actor: StaffActor,
  { from, language, listing: typed, ...entered }: Entered,
): Promise<Readonly<{ contactId: string } | { code: 'unknownListing' | 'read' }>> {
  const listing = typed === '' ? null : findListed(typed);
  if (typed !== '' && !listing) return { code: 'unknownListing' };
  const entryKey = `desk:${randomUUID()}`;
  const unknown = from === undefined ? null : await fetchUnknown(actor, from);
  return withRight(actor, 'contact.edit', { kind: 'enquiry', id: entryKey }, async (record) => {
    const email =
      from === undefined ? null : ((await consumeUnmatchedEmail(from)) ?? (await consumeUnknown(actor, from)));
    if (from !== undefined && !email) return { code: 'read' as const };
    const message = await storeMessage(
      {
        ...entered,
        idempotencyKey: email ? portalKey(email.mailKey) : entryKey,
        mailKey: email?.mailKey ?? null,
        locale: language,
        company: null,
        subject: null,
        listingId: listing?.id ?? null,
        kind: 'question',
      },
      { enteredBy: actor.userId },
    );
    if (!message?.contactId) throw new Error('an enquiry that was entered is of nobody');
    if (unknown) await addFilesOf(unknown);
    await record('enquiryEntered', { after: { source: entered.source } }, { kind: 'enquiry', id: message.id });
    return { contactId: message.contactId };
  });
}

const findListed = (typed: string) =>
  findListing(typed) ?? listListings().find(({ reference }) => reference.toLowerCase() === typed.toLowerCase()) ?? null;
