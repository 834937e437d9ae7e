import 'server-only';
import { isoDay } from '@/lib/text/iso-day';
import { createHash } from 'node:crypto';
import type { BotCode } from '@/lib/forms/bot-evidence';
import type { ContactRequest } from '@/lib/forms/contact-schema';
import { siteFacts } from '@/lib/site/site-facts';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { agentEmail } from '@/lib/site/agent-email';
import { findListing, type Listing } from '@/lib/listings/listings';
import { listingAgent } from '@/lib/site/team';
import { hasEnquiry, noticeKey, storeEnquiry, type Message } from '@/lib/server/data/enquiries';
import { takeAttempt, type RateLimit } from '@/lib/server/data/rate-limits';
import { inTransaction } from '@/lib/server/data/transaction';
import { normalizeEmail } from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { queueEmail } from '@/lib/server/email/queue-email';
import { checkForBot } from '@/lib/server/providers/captcha/check-for-bot';
import { slowDownBeyond } from '@/lib/server/http/slow-down';

export type ContactResult =
  | Readonly<{ code: 'sent'; key: string }>
  | Readonly<{ code: BotCode }>
  | Readonly<{ code: 'tooMany'; retryAfter: number }>;

/** Five in ten minutes per network address and email; beyond the ceiling requests wait. */
const WINDOW_SECONDS = 600;
const LIMIT = 5;
const ceiling: RateLimit = { name: 'contact:all', limit: 300, seconds: WINDOW_SECONDS };

/** The agency works in Spanish. */
const AGENCY_LOCALE = 'es';

/**
 * Stores an enquiry with its emails, or refuses it. `key` identifies it; a repeat (double click, retry) is stored once.
 */
export async function submitContact(request: ContactRequest, visitor: Visitor): Promise<ContactResult> {
  const key = keyOf(request);
  if (request.idempotencyKey && (await hasEnquiry(key))) return { code: 'sent', key };
  const visitorAttempt = await takeAttempt(limitsOfVisitor(visitor.ip));
  if (!visitorAttempt.isAllowed) return { code: 'tooMany', retryAfter: visitorAttempt.retryAfter };
  const refusal = await checkForBot({ ...request, key: request.idempotencyKey }, visitor.ip);
  if (refusal) return { code: refusal };
  const attempt = await takeAttempt(limitsOfMessages(request.email));
  if (!attempt.isAllowed) return { code: 'tooMany', retryAfter: attempt.retryAfter };
  await slowDownBeyond(ceiling);
  const id = await store(request, key, visitor);
  if (id) log.info({ contact: id, listing: request.listingId ?? undefined }, 'a message was accepted');
  return { code: 'sent', key };
}

/** One transaction; null for a repeat. */
async function store(request: ContactRequest, key: string, { locale }: Visitor): Promise<string | null> {
  const listing = request.listingId ? findListing(request.listingId) : null;
  return inTransaction(async () => {
    const message = await storeEnquiry({
      idempotencyKey: key,
      locale,
      name: request.name,
      email: request.email,
      company: request.company || null,
      subject: request.subject || null,
      message: request.message,
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
      locale,
      payload: { listing: about },
      idempotencyKey: `contact-thanks:${message.id}`,
    });
    return message.id;
  });
}

/** Listing and agent for the emails. */
const aboutOf = ({ id, reference, text, agent }: Listing) => ({
  id,
  reference,
  title: text[AGENCY_LOCALE].title,
  agent: listingAgent(agent, AGENCY_LOCALE).name,
});

const noticeOf = (message: Message, listing: ReturnType<typeof aboutOf> | null) => ({
  name: message.name,
  email: message.email,
  company: message.company,
  subject: message.subject,
  message: message.message,
  language: message.locale,
  listing,
  sentAt: message.createdAt.toISOString(),
});

/** Hash of the content with the browser's key, or with the day. */
function keyOf({ idempotencyKey, name, email, company, subject, message, listingId }: ContactRequest): string {
  const sender = idempotencyKey ?? isoDay(new Date());
  const parts = [sender, name, normalizeEmail(email), company, subject, message, listingId ?? ''];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const limitsOfVisitor = (ip: string): RateLimit[] => [
  { name: `contact:ip:${ip}`, limit: LIMIT, seconds: WINDOW_SECONDS },
];

/** Counted after the bot check: bots must not use up the limit. */
const limitsOfMessages = (email: string): RateLimit[] => [
  { name: `contact:email:${normalizeEmail(email)}`, limit: LIMIT, seconds: WINDOW_SECONDS },
];
