import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import { agentEmail } from '@/lib/site/agent-email';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { siteFacts } from '@/lib/site/site-facts';
import { listingAgent } from '@/lib/site/team';
import { noticeKey, storeEnquiry, type Message, type NewMessage } from '@/lib/server/data/contacts/enquiries';
import { findStaffOfTeam } from '@/lib/server/data/staff/present-staff';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';
import { log } from '@/lib/server/log';
import { deputyOf } from '@/lib/server/services/staff/deputy-of';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';

const contactOnly = {
  kind: 'contact',
  phone: null,
  answerLanguage: null,
  preferences: null,
  source: 'website',
  sourceName: null,
  assigneeId: null,
  mailKey: null,
} as const;

type Stored = Omit<NewMessage, 'privacyVersion' | keyof typeof contactOnly> & Partial<NewMessage>;

type Options = Readonly<{
  enteredBy?: string;
  alsoStore?: () => Promise<void>;
}>;

/**
 * Stores a message and its emails in one transaction. Copies the deputy of an absent agent. Only website visitors
 * receive a confirmation. Null for a repeat.
 */
export async function storeMessage(fields: Stored, { alsoStore, enteredBy }: Options = {}): Promise<Message | null> {
  const listing = fields.listingId ? findListing(fields.listingId) : null;
  const stored = await inTransaction(async () => {
    const assigneeId = (listing && (await findStaffOfTeam(listing.agent))) ?? enteredBy ?? null;
    const message = await storeEnquiry({
      ...contactOnly,
      ...fields,
      answerLanguage: fields.answerLanguage ? spokenOr(fields.locale, fields.answerLanguage) : null,
      listingId: listing?.id ?? null,
      assigneeId,
      privacyVersion: PRIVACY_VERSION,
    });
    if (!message) return null;
    if (!enteredBy || enteredBy !== assigneeId) {
      const recipient = (listing && agentEmail(listing.agent)) ?? siteFacts().agency.email;
      const locale = await staffLocale(recipient);
      await queueEmail({
        kind: 'contactNotice',
        recipient,
        locale,
        payload: noticeOf(message, listing, locale),
        idempotencyKey: noticeKey(message.id),
      });
    }
    await notifyDeputy(message, listing, enteredBy);
    if (message.source === 'website' && message.email !== null)
      await queueEmail({
        kind: 'contactThanks',
        recipient: message.email,
        locale: message.locale,
        payload: { enquiryId: message.id, listing: listing && aboutOf(listing, message.locale) },
        idempotencyKey: `contact-thanks:${message.id}`,
      });
    await alsoStore?.();
    return message;
  });
  if (stored) log.info({ contact: stored.id, listing: listing?.id }, 'a message was accepted');
  return stored;
}

async function notifyDeputy(message: Message, listing: Listing | null, enteredBy: string | undefined): Promise<void> {
  const standIn = message.assigneeId === null ? null : await deputyOf(message.assigneeId);
  if (!standIn || standIn.deputy.userId === enteredBy) return;
  const { agent, deputy, until } = standIn;
  const locale = await staffLocale(deputy.email);
  await queueEmail({
    kind: 'contactNotice',
    recipient: deputy.email,
    locale,
    payload: { ...noticeOf(message, listing, locale), standInFor: { agent, until } },
    idempotencyKey: `${noticeKey(message.id)}:deputy`,
  });
}

/** Promises only languages that the team speaks. */
const spokenOr = (locale: Locale, language: string): string =>
  siteFacts().agency.languages.includes(language) ? language : locale;

const aboutOf = ({ id, reference, text, agent }: Listing, locale: Locale) => ({
  id,
  reference,
  title: text[locale].title,
  agent: listingAgent(agent, locale).name,
});

const noticeOf = (message: Message, listing: Listing | null, locale: Locale) => ({
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
  listing: listing && aboutOf(listing, locale),
  contactId: message.contactId,
  source: message.source,
  sourceName: message.sourceName,
  sentAt: message.createdAt.toISOString(),
});
