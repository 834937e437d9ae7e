import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { findListing, type Listing } from '@/lib/listings/listings';
import { agentEmail } from '@/lib/site/agent-email';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { siteFacts } from '@/lib/site/site-facts';
import { listingAgent } from '@/lib/site/team';
import { noticeKey, storeEnquiry, type Message, type NewMessage } from '@/lib/server/data/enquiries';
import { inTransaction } from '@/lib/server/data/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';
import { log } from '@/lib/server/log';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';

/** What the contact form does not have. */
const contactOnly = { kind: 'contact', phone: null, answerLanguage: null, preferences: null } as const;

type Stored = Omit<NewMessage, 'privacyVersion' | keyof typeof contactOnly> & Partial<NewMessage>;

/** Stores a message with its emails, to the agent of its listing or to the agency, in one transaction; once. */
export async function storeMessage(fields: Stored): Promise<void> {
  const listing = fields.listingId ? findListing(fields.listingId) : null;
  const id = await inTransaction(async () => {
    const message = await storeEnquiry({
      ...contactOnly,
      ...fields,
      answerLanguage: fields.answerLanguage ? spokenOr(fields.locale, fields.answerLanguage) : null,
      listingId: listing?.id ?? null,
      privacyVersion: PRIVACY_VERSION,
    });
    if (!message) return null;
    const about = listing && aboutOf(listing);
    await queueEmail({
      kind: 'contactNotice',
      recipient: (listing && agentEmail(listing.agent)) ?? siteFacts().agency.email,
      locale: AGENCY_LOCALE,
      payload: noticeOf(message, about),
      idempotencyKey: noticeKey(message.id),
    });
    await queueEmail({
      kind: 'contactThanks',
      recipient: message.email,
      locale: message.locale,
      payload: { listing: about },
      idempotencyKey: `contact-thanks:${message.id}`,
    });
    return message.id;
  });
  if (id) log.info({ contact: id, listing: listing?.id }, 'a message was accepted');
}

/** Only what the team speaks is promised. */
const spokenOr = (locale: Locale, language: string): string =>
  siteFacts().agency.languages.includes(language) ? language : locale;

/** Listing and agent for the emails. */
const aboutOf = ({ id, reference, text, agent }: Listing) => ({
  id,
  reference,
  title: text[AGENCY_LOCALE].title,
  agent: listingAgent(agent, AGENCY_LOCALE).name,
});

const noticeOf = (message: Message, listing: ReturnType<typeof aboutOf> | null) => ({
  kind: message.kind,
  name: message.name,
  email: message.email,
  phone: message.phone,
  company: message.company,
  subject: message.subject,
  message: message.message,
  language: message.locale,
  answerLanguage: message.answerLanguage,
  preferences: message.preferences,
  listing,
  sentAt: message.createdAt.toISOString(),
});
