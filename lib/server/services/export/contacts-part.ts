import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { phoneText, type ContactPhone } from '@/lib/contacts/phone-number';
import { listAlertsSince } from '@/lib/server/data/alerts/alerts';
import { listContacts } from '@/lib/server/data/contacts/contact-list';
import { listEnquiriesSince } from '@/lib/server/data/contacts/enquiries';
import { readContact } from '@/lib/server/data/registry/contact-tables';
import { listSubscribersSince } from '@/lib/server/data/campaigns/subscribers';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import { attachmentFiles } from './attachments-part';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

const PAGE = 500;
const EVER = new Date(0);

/** The import of contacts reads them (`guessContactsColumns`). */
const contactColumns = [
  ...['name', 'emails', 'phone', 'otherPhones', 'language', 'basis', 'basisOn', 'source', 'createdAt'],
  ...['lastContactAt', 'notes'],
] as const;
const enquiryColumns = [
  ...['createdAt', 'kind', 'name', 'email', 'phone', 'company', 'subject', 'message', 'home', 'language'],
] as const;
const consentColumns = [
  ...['email', 'language', 'status', 'consentAt', 'consentPlace', 'consentVersion', 'confirmedAt', 'unsubscribedAt'],
] as const;
const alertColumns = ['email', 'language', 'status', 'search', 'consentAt', 'confirmedAt', 'stoppedAt'] as const;

async function* contactsFiles(actor: Actor): AsyncIterable<ExportFile> {
  const contacts = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = (await listContacts({ search: '', agent: '' }, PAGE, offset)).people;
    for (const { id } of page) contacts.push(await readContact(id));
    if (page.length < PAGE) break;
  }
  const known = contacts.filter((contact) => contact !== null);
  yield jsonFile('people/people.json', known);
  const rows = known.map(({ emails, locale, phones: [phone, ...others], ...contact }) => ({
    ...contact,
    emails: emails.join(', '),
    phone: phone && labelled(phone),
    otherPhones: others.map(labelled).join(', '),
    language: locale,
    notes: contact.history
      .filter(({ kind }) => kind === 'note')
      .map(({ body }) => body)
      .join('\n\n'),
  }));
  yield { path: 'people/people.csv', content: recordsCsv(contactColumns, rows) };
  yield { path: 'people/enquiries.csv', content: recordsCsv(enquiryColumns, await enquiries()) };
  const subscribers = (await listSubscribersSince(EVER)).map((one) => ({ ...one, language: one.locale }));
  yield { path: 'people/newsletter-readers.csv', content: recordsCsv(consentColumns, subscribers) };
  const alerts = (await listAlertsSince(EVER)).map((one) => ({ ...one, language: one.locale, search: one.query }));
  yield { path: 'people/alerts.csv', content: recordsCsv(alertColumns, alerts) };
  yield* attachmentFiles(actor);
}

const labelled = (phone: ContactPhone): string =>
  phone.label === null ? phoneText(phone) : `${phoneText(phone)} (${phone.label})`;

const enquiries = async () =>
  (await listEnquiriesSince(EVER)).map(({ message }) => ({
    ...message,
    home: message.listingId,
    language: message.answerLanguage ?? message.locale,
  }));

export const contactsPart: ExportPart = { name: 'people', files: contactsFiles };
