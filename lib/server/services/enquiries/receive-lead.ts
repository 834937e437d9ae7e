import 'server-only';
import type { Lead } from '@/lib/contacts/lead-schema';
import { storedPhone } from '@/lib/contacts/stored-phone';
import { findListing, listListings, type Listing } from '@/lib/listings/catalogue/listings';
import { findEnquiry, findPortalEnquiry, type Message } from '@/lib/server/data/contacts/enquiries';
import { acceptLeadKey, type LeadKey } from '@/lib/server/data/contacts/lead-keys';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { joinPortalEnquiry } from '@/lib/server/services/mailbox/join-portal-enquiry';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { messageKey } from './admit-message';
import { storeMessage } from './store-message';

type LeadAccess = Readonly<
  { code: 'allowed'; key: LeadKey } | { code: 'unauthorized' } | { code: 'tooMany'; retryAfter: number }
>;

type LeadResult = Readonly<
  | { code: 'stored' | 'repeated'; id: string }
  /** The Idempotency-Key belongs to another enquiry. */
  | { code: 'conflict' }
  | { code: 'unknownListing' }
>;

const MINUTE = 60;
const PER_MINUTE = 60;

export async function admitLead(authorization: string | null, ip: string): Promise<LeadAccess> {
  const [, secret] = /^Bearer\s+([\w-]{43})$/i.exec(authorization ?? '') ?? [];
  const key = secret ? await acceptLeadKey(secret) : null;
  const name = key ? `leads:key:${key.id}` : `leads:ip:${ip}`;
  const attempt = await countAttempt([{ name, limit: PER_MINUTE, seconds: MINUTE }]);
  if (!attempt.isAllowed) return { code: 'tooMany', retryAfter: attempt.retryAfter };
  return key ? { code: 'allowed', key } : { code: 'unauthorized' };
}

/** Stores an enquiry of an external program, once per key and `idempotencyKey`. */
export async function receiveLead(key: LeadKey, lead: Lead, idempotencyKey: string | null): Promise<LeadResult> {
  const listing = lead.listing === undefined ? null : findByIdOrReference(lead.listing);
  if (lead.listing !== undefined && !listing) return { code: 'unknownListing' };
  const { email, language, message, name, phone } = lead;
  const storedKey = messageKey(idempotencyKey ?? undefined, [
    `lead:${key.id}`,
    ...(idempotencyKey ? [] : [name, email, phone, message, listing?.id]),
  ]);
  const portal = lead.source ?? key.name;
  const listingId = listing?.id ?? null;
  const known = { name, message, listingId, email: email ?? null, phone: phone ?? null };
  return inTransaction<LeadResult>(async () => {
    const before = await findEnquiry(storedKey);
    if (before) return repeatOf(before, lead, listing);
    // The portal may have sent it by email too.
    const byEmail = await findPortalEnquiry({ ...known, portal, isByEmail: true });
    if (byEmail) {
      const repeat = { ...known, attachments: [], mailKey: `lead:${storedKey}`, subject: '' };
      await joinPortalEnquiry(byEmail, repeat);
      return { code: 'repeated', id: byEmail.id };
    }
    const stored = await storeMessage({
      ...known,
      idempotencyKey: storedKey,
      locale: language,
      company: null,
      subject: null,
      kind: 'question',
      source: lead.source ? 'portal' : 'program',
      sourceName: portal,
    });
    if (stored) return { code: 'stored', id: stored.id };
    const earlier = await findEnquiry(storedKey);
    return earlier ? repeatOf(earlier, lead, listing) : { code: 'conflict' };
  });
}

function findByIdOrReference(name: string): Listing | null {
  return findListing(name) ?? listListings().find(({ reference }) => reference === name) ?? null;
}

const repeatOf = (earlier: Message, lead: Lead, listing: Listing | null): LeadResult =>
  isSame(earlier, lead, listing) ? { code: 'repeated', id: earlier.id } : { code: 'conflict' };

/** Messages of the version before have telephones as typed. */
const samePhone = (earlier: string | null, phone: string | null): boolean =>
  (earlier && storedPhone(earlier)) === (phone && storedPhone(phone));

const isSame = (earlier: Message, { email, message, name, phone }: Lead, listing: Listing | null): boolean =>
  earlier.name === name &&
  earlier.message === message &&
  earlier.email === (email === undefined ? null : normalizeEmail(email)) &&
  samePhone(earlier.phone, phone ?? null) &&
  earlier.listingId === (listing?.id ?? null);
