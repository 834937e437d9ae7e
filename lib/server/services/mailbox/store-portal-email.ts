import 'server-only';
import { phoneText } from '@/lib/contacts/phone-number';
import { ownPreset, type OwnPortal } from '@/lib/contacts/portals/own-portal';
import { portalPresets } from '@/lib/contacts/portals/portal-presets';
import { presetOf, readPortalEmail, type PortalEnquiry } from '@/lib/contacts/portals/read-portal-email';
import type { Locale } from '@/lib/i18n/locales';
import { findPortalEnquiry } from '@/lib/server/data/contacts/enquiries';
import type { MailOutcome } from '@/lib/server/data/contacts/mailboxes';
import { inTransaction } from '@/lib/server/data/core/transaction';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { siteFacts } from '@/lib/site/site-facts';
import { messageKey } from '@/lib/server/services/enquiries/admit-message';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { joinPortalEnquiry } from './join-portal-enquiry';
import { listingOf, siteLocaleFor } from './portal-listing';

export type OfPortal = Readonly<{ name: string; locale: Locale; enquiry: PortalEnquiry }>;

/**
 * Returns what a portal says in this email; null for another sender, for a notice, and where our server found that the
 * email does not come from the portal.
 */
export function fromPortal(
  { from, portal, recipients, subject }: IncomingEmail,
  ownPortals: readonly OwnPortal[],
): OfPortal | null {
  if (!from || !portal || portal.sender === 'failed') return null;
  const email = { ...portal, from, subject };
  const preset = presetOf(email, [...ownPortals.map(ownPreset), ...portalPresets]);
  const enquiry = preset && readPortalEmail(email, preset);
  return enquiry
    ? { name: preset.name, locale: preset.locale ?? 'es', enquiry: withoutOurs(enquiry, recipients) }
    : null;
}

/** Portals name the agency too: its address and telephone are never those of a visitor. */
function withoutOurs(enquiry: PortalEnquiry, recipients: readonly string[]): PortalEnquiry {
  const { agency } = siteFacts();
  const own = [agency.email, ...recipients].map((address) => address.toLowerCase());
  const isEmail = enquiry.email !== null && own.includes(enquiry.email);
  const isPhone = enquiry.phone?.e164 === agency.phone.e164;
  if (!isEmail && !isPhone) return enquiry;
  return {
    ...enquiry,
    email: isEmail ? null : enquiry.email,
    phone: isPhone ? null : enquiry.phone,
    uncertain: [...enquiry.uncertain, isEmail ? 'email' : 'phone'],
  };
}

/** Returns whether name, a way to answer and the message are certain, and nothing else is in doubt. */
export const isComplete = ({ email, kind, message, name, phone, uncertain }: PortalEnquiry): boolean =>
  kind === 'enquiry' &&
  name !== null &&
  message !== null &&
  (email !== null || phone !== null) &&
  uncertain.length === 0;

export const portalKey = (mailKey: string): string => messageKey(mailKey, ['portal-email']);

/** Stores a complete enquiry once; a repeat within a day is added to its history where it has other words. */
export async function storePortalEnquiry(of: OfPortal, email: IncomingEmail, mailKey: string): Promise<MailOutcome> {
  const { enquiry, locale } = of;
  const { name, email: address } = enquiry;
  const listing = listingOf(enquiry);
  const message = enquiry.message ?? '';
  const phone = enquiry.phone && phoneText(enquiry.phone);
  const listingId = listing?.id ?? null;
  const known = { name: name ?? of.name, email: address, message };
  return inTransaction<MailOutcome>(async () => {
    const earlier = await findPortalEnquiry({ portal: of.name, email: address, phone, listingId, message });
    if (earlier) {
      const { attachments, subject } = email;
      return (await joinPortalEnquiry(earlier, { ...known, attachments, mailKey, subject })) ? 'stored' : 'ours';
    }
    const stored = await storeMessage({
      ...known,
      idempotencyKey: portalKey(mailKey),
      mailKey,
      locale: siteLocaleFor(enquiry.language, locale),
      answerLanguage: enquiry.language,
      phone,
      listingId,
      company: null,
      // Names a listing that the desk does not know.
      subject: listing ? null : email.subject,
      kind: 'question',
      source: 'portal',
      sourceName: of.name,
    });
    return stored ? 'stored' : 'ours';
  });
}
