import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { ContactView, EmailDelivery, TimelineItem } from '@/lib/contacts/contact-views';
import { textParts } from '@/lib/contacts/received-email';
import type { Locale } from '@/lib/i18n/locales';
import { findListing } from '@/lib/listings/catalogue/listings';
import { readPhones } from '@/lib/phones/read-phones';
import { listAlertsOf } from '@/lib/server/data/alerts/alerts';
import { listAppointmentsWith } from '@/lib/server/data/diary/appointments';
import {
  listContactEvents,
  listEmailsOfContact,
  replyKey,
  type ContactEmail,
  type ContactEvent,
} from '@/lib/server/data/contacts/contact-events';
import { listEmailFiles, type EmailFile } from '@/lib/server/data/contacts/email-files';
import { findContact, listNamesakes, type Contact } from '@/lib/server/data/contacts/contacts';
import { listEnquiriesOf } from '@/lib/server/data/contacts/inbox';
import { listAnswersOf } from '@/lib/server/data/alerts/listing-answers';
import { listSendsTo, sendKey } from '@/lib/server/data/alerts/listing-sends';
import { listRequirements } from '@/lib/server/data/alerts/requirements';
import { findSubscriber } from '@/lib/server/data/campaigns/subscribers';
import { listTasksOf } from '@/lib/server/data/contacts/tasks';
import { searchLabels } from '@/lib/server/email/search-labels';
import { log } from '@/lib/server/log';
import { answerView } from '@/lib/server/services/matching/listing-answers';
import { offersTo } from '@/lib/server/services/matching/offers-to';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { agencyDay } from '@/lib/appointments/agency-day';
import { readSharedOf, type SharingClient } from '@/lib/server/services/accounts/sharing';
import { emailFileView, saleChoices } from './email-files';
import { enquiryViews } from './enquiry-view';
import { contactRows, taskViews } from './read-inbox';
import { listStaffChoices } from './staff-choices';

/**
 * History newest first; null when the contact is gone. Record the access with `recordContactOpened` after the response. @throws
 * RightError
 */
export async function openContact(actor: StaffActor, id: string, locale: Locale): Promise<ContactView | null> {
  requireRight(actor, 'contact.read');
  const contact = await findContact(id);
  if (!contact) return null;
  const [choices, listed, shared, requirements, tasks, namesakes, offers, files, history] = await Promise.all([
    listStaffChoices(actor),
    listEnquiriesOf(id),
    sharedWith(contact),
    listRequirements(id),
    listTasksOf(id),
    listNamesakes(contact),
    offersTo(contact),
    listEmailFiles(id),
    readHistory(contact),
  ]);
  const viewOf = enquiryViews(locale, choices);
  const enquiries = listed.map((enquiry) => ({ ...viewOf(enquiry), files: filesOf(enquiry.mailKey, files) }));
  const { createdAt, emails, name, phones } = contact;
  const hasFiles = files.some(({ storageKey }) => storageKey !== null);
  const listingIds = enquiries.map(({ listing }) => listing?.id);
  const typed = new Set(enquiries.flatMap(({ phone }) => phone ?? []));
  for (const { e164 } of phones) typed.delete(e164);
  return {
    id,
    name,
    phones,
    typedPhones: [...typed].filter((phone) => readPhones(phone).left.length > 0),
    emails,
    enquiries,
    locale: contact.locale,
    offers,
    agent: choices.find((member) => member.id === contact.ownerId) ?? null,
    createdAt: createdAt.toISOString(),
    timeline: timelineOf(history, { enquiries, files }, locale),
    sales: hasFiles ? await saleChoices(actor, emails, listingIds) : [],
    tasks: tasks.map(taskViews(choices)),
    requirements: requirements.map(({ requestedAt, id: own, query }) => ({
      id: own,
      query,
      words: searchLabels(query, locale),
      requestedOn: requestedAt && agencyDay(requestedAt),
    })),
    ...sharedViews(shared, locale),
    namesakes: namesakes.map(contactRows(choices)),
  };
}

/** A failure is only logged: the page was sent. */
export async function recordContactOpened(actor: StaffActor, id: string): Promise<void> {
  try {
    await withRight(actor, 'contact.read', { kind: 'contact', id }, (record) => record('contactOpened'));
  } catch (error) {
    log.error({ err: error, contact: id, user: actor.userId }, 'an opened contact was not recorded');
  }
}

async function sharedWith({ emails }: Contact): Promise<SharingClient | null> {
  const shared = await Promise.all(emails.map(readSharedOf));
  return shared.find((one) => one !== null) ?? null;
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

const readHistory = ({ emails, id }: Contact) =>
  Promise.all([
    listEmailsOfContact(emails),
    listContactEvents(id),
    listAppointmentsWith(id),
    listSendsTo(id),
    listAnswersOf(id),
    Promise.all(emails.map(listAlertsOf)),
    Promise.all(emails.map(findSubscriber)),
  ]);

function timelineOf(
  [sent, events, appointments, sends, answers, alerts, subscribers]: Awaited<ReturnType<typeof readHistory>>,
  { enquiries, files }: Pick<ContactView, 'enquiries'> & Readonly<{ files: readonly EmailFile[] }>,
  locale: Locale,
): readonly TimelineItem[] {
  const items: TimelineItem[] = enquiries.map((enquiry) => ({
    id: enquiry.id,
    at: enquiry.createdAt,
    kind: 'enquiry',
    enquiry,
  }));
  for (const event of events) items.push(eventItem(event, sent, files));
  for (const { createdAt, id: bookingId, minutes, reference, startsAt, status } of appointments) {
    items.push({
      id: bookingId,
      at: createdAt.toISOString(),
      minutes,
      reference,
      kind: 'appointment',
      startsAt: startsAt.toISOString(),
      isCancelled: status === 'cancelled',
      answer: events.find(({ appointmentId }) => appointmentId === bookingId)?.invitation?.answer ?? null,
    });
  }
  for (const answer of answers.map(answerView))
    items.push({ id: answer.id, at: answer.at, kind: 'listingAnswer', answer });
  for (const alert of alerts.flat()) {
    const search = searchLabels(alert.query, locale);
    items.push({ id: alert.id, at: alert.createdAt.toISOString(), kind: 'alert', search, state: alert.status });
  }
  for (const subscriber of subscribers) {
    if (!subscriber) continue;
    const { createdAt, id: subscription, status } = subscriber;
    items.push({ id: subscription, at: createdAt.toISOString(), kind: 'newsletter', state: status });
  }
  for (const { createdAt, email, id: sendId, listingId, sender: author } of sends) {
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

function eventItem(event: ContactEvent, sent: readonly ContactEmail[], files: readonly EmailFile[]): TimelineItem {
  const { attachments, author, automatic, body, createdAt, email, id, invitation, kind, mailKey, matchedBy } = event;
  const at = createdAt.toISOString();
  const shared = { id, at, author, text: body };
  const subject = event.subject ?? '';
  if (kind === 'reply') {
    const job = sent.find(({ idempotencyKey }) => idempotencyKey === replyKey(id));
    return { ...shared, kind, subject, to: email ?? '', fate: fateOf(job) };
  }
  if (mailKey === null) return { ...shared, kind };
  return {
    id,
    at,
    author,
    subject,
    automatic,
    invitation,
    parts: textParts(body, event.quoted ?? []),
    kind: 'receivedEmail',
    from: email ?? '',
    isBySenderAlone: matchedBy === 'sender',
    attachments: attachments ?? [],
    files: filesOf(mailKey, files),
  };
}

const filesOf = (mailKey: string | null, files: readonly EmailFile[]) =>
  files.filter((file) => file.mailKey === mailKey).map(emailFileView);

function fateOf(job: ContactEmail | undefined): EmailDelivery {
  if (!job || job.status === 'sent') return { state: 'sent', why: null };
  if (job.status === 'dead') return { state: 'givenUp', why: job.lastError };
  return job.lastError ? { state: 'deferred', why: job.lastError } : { state: 'queued', why: null };
}
