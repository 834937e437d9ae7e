import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { latenessOf } from '@/lib/contacts/lateness';
import type { EnquiryView, StaffChoice } from '@/lib/contacts/contact-views';
import { viewingTimes } from '@/lib/forms/viewing-times';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { findListing } from '@/lib/listings/catalogue/listings';
import type { InboxEnquiry } from '@/lib/server/data/contacts/inbox';

export const enquiryViews = (locale: Locale, staff: readonly StaffChoice[], now = Date.now()) => {
  const rules = appointmentRules();
  const t = translatorOf(locale, 'enquiryForm');
  return (enquiry: InboxEnquiry): EnquiryView => {
    const listing = enquiry.listingId ? findListing(enquiry.listingId) : null;
    const { contactId, createdAt, email, id, kind, message, name, phone, preferences, stateAt, subject } = enquiry;
    return {
      contactId,
      email,
      id,
      kind,
      name,
      phone,
      subject,
      source: enquiry.source,
      sourceName: enquiry.sourceName,
      text: message,
      times: preferences && `${t(`mode.${preferences.mode}`)}. ${viewingTimes(preferences, locale, t)}`,
      listing: listing && { id: listing.id, reference: listing.reference, title: listing.text[locale].title },
      state: enquiry.state,
      stateSince: stateAt.toISOString(),
      lateness: enquiry.state === 'unanswered' ? latenessOf(rules, stateAt.getTime(), now) : null,
      closedReason: enquiry.closedReason,
      assignee: staff.find((member) => member.id === enquiry.assigneeId) ?? null,
      createdAt: createdAt.toISOString(),
    };
  };
};
