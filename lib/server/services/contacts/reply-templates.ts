import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { ContactView, EnquiryView } from '@/lib/contacts/contact-views';
import { formatPrice } from '@/lib/i18n/format';
import { locales, type Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { findListing } from '@/lib/listings/catalogue/listings';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { requireRight } from '@/lib/server/services/access/with-right';
import { siteUrl } from '@/lib/server/site-url';
import { siteFacts } from '@/lib/site/site-facts';

const templateKeys = ['facts', 'viewing', 'gone', 'call'] as const;

type ReplyTemplate = Readonly<{ key: (typeof templateKeys)[number]; locale: Locale; text: string }>;

type ReplyDraft = Readonly<{ subject: string; templates: readonly ReplyTemplate[] }>;

/** Keeps the subject of the conversation. Texts in both languages, the contact's first. */
export function draftReply(actor: StaffActor, contact: ContactView, enquiry: EnquiryView | null): ReplyDraft {
  requireRight(actor, 'contact.edit');
  const ordered = [contact.locale, ...locales.filter((locale) => locale !== contact.locale)];
  const t = translatorOf(contact.locale, 'contactReplies');
  const emails = translatorOf(contact.locale, 'emails');
  const reference = enquiry?.listing?.reference ?? 'none';
  const isInThread = enquiry?.source === 'website';
  return {
    subject: isInThread ? `Re: ${emails('contactThanks.subject')}` : t('subject', { reference }),
    templates: ordered.flatMap((locale) => templatesIn(locale, actor, contact, enquiry)),
  };
}

function templatesIn(
  locale: Locale,
  actor: StaffActor,
  contact: ContactView,
  enquiry: EnquiryView | null,
): readonly ReplyTemplate[] {
  const t = translatorOf(locale, 'contactReplies');
  const listing = enquiry?.listing ? findListing(enquiry.listing.id) : null;
  const price = listing && shownPrice(listing);
  const values = {
    name: enquiry?.name ?? contact.name ?? '',
    agent: actor.name,
    phone: siteFacts().agency.phone.display,
    agency: siteFacts().agency.name,
    title: listing?.text[locale].title ?? 'none',
    reference: listing?.reference ?? '',
    price: price === null ? 'none' : formatPrice(price, locale),
    operation: listing?.operation ?? 'sale',
    link: listing ? `${siteUrl.origin}/${locale}/properties/${listing.id}` : '',
    times: (locale === contact.locale && enquiry?.times) || 'none',
  };
  const keys = templateKeys.filter((key) => listing || key === 'call');
  return keys.map((key) => ({ key, locale, text: t(key, values) }));
}
