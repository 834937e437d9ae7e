import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { mayWriteTo } from '@/lib/contacts/may-write-to';
import type { ContactView, EmailDelivery, StaffChoice, TimelineItem } from '@/lib/contacts/contact-views';
import type { Locale } from '@/lib/i18n/locales';
import { findListing } from '@/lib/listings/catalogue/listings';
import { listAlertsOf } from '@/lib/server/data/alerts/alerts';
import { listAppointmentsWith } from '@/lib/server/data/diary/appointments';
import {
  listContactEvents,
  listEmailsOfContact,
  replyKey,
  type ContactEmail,
  type ContactEvent,
} from '@/lib/server/data/contacts/contact-events';
import { findContact, listNamesakes, type Contact } from '@/lib/server/data/contacts/contacts';
import { listEnquiriesOf } from '@/lib/server/data/contacts/inbox';
import { listSendsTo, sendKey } from '@/lib/server/data/alerts/listing-sends';
import { listRequirements } from '@/lib/server/data/alerts/requirements';
import { findSubscriber } from '@/lib/server/data/campaigns/subscribers';
import { listTasksOf } from '@/lib/server/data/contacts/tasks';
import { searchLabels } from '@/lib/server/email/search-labels';
import { withRight } from '@/lib/server/services/access/with-right';
import { isoDay } from '@/lib/text/iso-day';
import { readSharedOf, type SharingClient } from '@/lib/server/services/accounts/sharing';
import { enquiryViews } from './enquiry-view';
import { contactRows, taskViews } from './read-inbox';
import { listStaffChoices } from './staff-choices';

/** Records the access. Null when the contact no longer exists. */
export async function openContact(actor: StaffActor, id: string, locale: Locale): Promise<ContactView | null> {
  return withRight(actor, 'contact.read', { kind: 'contact', id }, async (record) => {
    const contact = await findContact(id);
    if (!contact) return null;
    await record('contactOpened');
    const staff = await listStaffChoices(actor);
    const enquiries = (await listEnquiriesOf(id)).map(enquiryViews(locale, staff));
    const shared = await sharedWith(contact);
    const requirements = await listRequirements(id);
    const { createdAt, emails, name, phone } = contact;
    return {
      ...{ id, name, phone, emails, enquiries, locale: contact.locale, mayBeWrittenTo: mayWriteTo(contact) },
      agent: staff.find((member) => member.id === contact.ownerId) ?? null,
      createdAt: createdAt.toISOString(),
      timeline: await timelineOf(contact, enquiries, locale),
      tasks: (await listTasksOf(id)).map(taskViews(staff)),
      requirements: requirements.map(({ requestedAt, id: own, query }) => ({
        ...{ id: own, query },
        words: searchLabels(query, locale),
        requestedOn: requestedAt && isoDay(requestedAt),
      })),
      ...sharedViews(shared, locale),
      namesakes: (await listNamesakes(contact)).map(contactRows(staff as readonly StaffChoice[])),
    };
  });
}

async function sharedWith({ emails }: Contact): Promise<SharingClient | null> {
  for (const email of emails) {
    const shared = await readSharedOf(email);
    if (shared) return shared;
  }
  return null;
}

function sharedViews(shared: SharingClient | null, locale: Locale): Pick<ContactView, 'savedListings' | 'valuations'> {
  return {
    savedListings:
      shared?.savedListings?.flatMap(({ listingId }) => {
        const listing = findListing(listingId);
        return listing ? [{ id: listing.id, title: listing.text[locale].title }] : [];
      }) ?? null,
    valuations:
      shared?.valuations?.flatMap(({ entries, id, name }) => {
        const last = entries.at(-1);
        return last ? [{ id, name: name ?? '', low: last.low, high: last.high }] : [];
      }) ?? null,
  };
}

async function timelineOf(
  { emails, id }: Contact,
  enquiries: ContactView['enquiries'],
  locale: Locale,
): Promise<readonly TimelineItem[]> {
  const sent = await listEmailsOfContact(emails);
  const items: TimelineItem[] = enquiries.map((enquiry) => ({
    ...{ id: enquiry.id, at: enquiry.createdAt },
    ...{ kind: 'enquiry', enquiry },
  }));
  for (const event of await listContactEvents(id)) items.push(eventItem(event, sent));
  for (const { createdAt, id: bookingId, minutes, reference, startsAt, status } of await listAppointmentsWith(id)) {
    items.push({
      ...{ id: bookingId, at: createdAt.toISOString(), minutes, reference },
      ...{ kind: 'appointment', startsAt: startsAt.toISOString(), isCancelled: status === 'cancelled' },
    });
  }
  for (const address of emails) {
    for (const alert of await listAlertsOf(address)) {
      const search = searchLabels(alert.query, locale);
      items.push({ id: alert.id, at: alert.createdAt.toISOString(), kind: 'alert', search, state: alert.status });
    }
    const subscriber = await findSubscriber(address);
    if (subscriber) {
      items.push({
        id: subscriber.id,
        at: subscriber.createdAt.toISOString(),
        kind: 'newsletter',
        state: subscriber.status,
      });
    }
  }
  for (const { createdAt, email, id: sendId, listingId, sender: author } of await listSendsTo(id)) {
    const reference = findListing(listingId)?.reference ?? listingId;
    const job = sent.find(({ idempotencyKey }) => idempotencyKey === sendKey(sendId));
    const shared = { id: sendId, at: createdAt.toISOString(), author, reference, to: email };
    items.push({ ...shared, kind: 'sentHome', fate: fateOf(job) });
  }
  for (const job of sent) {
    if (job.kind === 'contactReply' || job.kind === 'listingMatch') continue;
    items.push({ id: job.id, at: job.createdAt.toISOString(), kind: 'email', email: job.kind, fate: fateOf(job) });
  }
  return items.sort((one, other) => (one.at < other.at ? 1 : -1));
}

function eventItem(event: ContactEvent, sent: readonly ContactEmail[]): TimelineItem {
  const { attachments, author, automatic, body, createdAt, email, id, kind, mailKey, matchedBy } = event;
  const shared = { id, at: createdAt.toISOString(), author, text: body };
  const subject = event.subject ?? '';
  if (kind === 'reply') {
    const job = sent.find(({ idempotencyKey }) => idempotencyKey === replyKey(id));
    return { ...shared, kind, subject, to: email ?? '', fate: fateOf(job) };
  }
  if (mailKey === null) return { ...shared, kind };
  return {
    ...{ ...shared, subject, automatic, kind: 'receivedEmail', from: email ?? '' },
    isBySenderAlone: matchedBy === 'sender',
    attachments: attachments ?? [],
  };
}

function fateOf(job: ContactEmail | undefined): EmailDelivery {
  if (!job || job.status === 'sent') return { state: 'sent', why: null };
  if (job.status === 'dead') return { state: 'givenUp', why: job.lastError };
  return job.lastError ? { state: 'deferred', why: job.lastError } : { state: 'queued', why: null };
}
