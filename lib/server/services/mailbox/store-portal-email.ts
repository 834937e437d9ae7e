import 'server-only';
import { phoneText } from '@/lib/contacts/phone-number';
import { portalPresets } from '@/lib/contacts/portals/portal-presets';
import { presetOf, readPortalEmail, type PortalEnquiry } from '@/lib/contacts/portals/read-portal-email';
import type { Locale } from '@/lib/i18n/locales';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';
import { findContact } from '@/lib/server/data/contacts/contacts';
import { findPortalEnquiry } from '@/lib/server/data/contacts/enquiries';
import type { MailOutcome } from '@/lib/server/data/contacts/mailboxes';
import { addReceivedEmail } from '@/lib/server/data/contacts/received-emails';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { messageKey } from '@/lib/server/services/enquiries/admit-message';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';

type OfPortal = Readonly<{ name: string; enquiry: PortalEnquiry }>;

/**
 * Returns what a portal says in this email; null for another sender, for a notice, and where our server found that the
 * email does not come from the portal.
 */
export function fromPortal({ from, portal, subject }: IncomingEmail): OfPortal | null {
  if (!from || !portal || portal.sender === 'failed') return null;
  const email = { ...portal, from, subject };
  const preset = presetOf(email, portalPresets);
  const enquiry = preset && readPortalEmail(email, preset);
  return enquiry ? { name: preset.name, enquiry } : null;
}

/** Returns whether name and a way to answer are certain. */
export const isComplete = ({ email, name, phone }: PortalEnquiry): boolean =>
  name !== null && (email !== null || phone !== null);

/**
 * Stores a complete enquiry once. A second email of the portal, contact and listing within a day, or one that the API
 * brought, is added to the history where it has other words.
 */
export async function storePortalEnquiry(of: OfPortal, email: IncomingEmail, mailKey: string): Promise<MailOutcome> {
  const { enquiry } = of;
  const listing = listingOf(enquiry);
  const message = enquiry.message ?? email.text;
  const phone = enquiry.phone && phoneText(enquiry.phone);
  const earlier = await findPortalEnquiry({
    portal: of.name,
    email: enquiry.email,
    phone,
    listingId: listing?.id ?? null,
  });
  if (earlier) {
    if (earlier.message === message || !earlier.contactId || !(await findContact(earlier.contactId))) return 'ours';
    const { attachments, automatic, quoted = [], subject, text } = email;
    const isNew = await addReceivedEmail({
      ...{ attachments, automatic, mailKey, quoted, subject },
      body: text,
      email: enquiry.email,
      author: enquiry.name ?? of.name,
      contactId: earlier.contactId,
      refId: earlier.id,
      invitation: null,
      appointmentId: null,
      matchedBy: 'sender',
    });
    return isNew ? 'stored' : 'ours';
  }
  const stored = await storeMessage({
    idempotencyKey: messageKey(mailKey, ['portal-email']),
    locale: localeOf(enquiry.language),
    answerLanguage: enquiry.language,
    name: enquiry.name ?? of.name,
    email: enquiry.email,
    phone,
    company: null,
    subject: null,
    message,
    listingId: listing?.id ?? null,
    kind: 'question',
    source: 'portal',
    sourceName: of.name,
  });
  return stored ? 'stored' : 'ours';
}

const localeOf = (language: string | null): Locale =>
  language === null || language === 'es' || language === 'ca' ? 'es' : 'en';

/** Our reference as the portal writes it, or its last part; null for none or several. */
function listingOf({ reference }: PortalEnquiry): Listing | null {
  if (reference === null) return null;
  const written = reference.toLowerCase();
  const all = listListings();
  const exact = all.filter((listing) => listing.reference.toLowerCase() === written || listing.id === written);
  const found =
    exact.length > 0 ? exact : all.filter((listing) => isLastPart(listing.reference.toLowerCase(), written));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isLastPart = (reference: string, written: string): boolean =>
  written.endsWith(reference) && /[_/\s-]$/.test(written.slice(0, -reference.length));
