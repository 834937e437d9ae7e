import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { ContactListRow, UnmatchedEmailView } from '@/lib/contacts/contact-views';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';
import type { ReadPhone } from '@/lib/phones/read-phone';
import { readPhones } from '@/lib/phones/read-phones';
import { listLastContactsAbout } from '@/lib/server/data/contacts/contact-list';
import { requireRight } from '@/lib/server/services/access/with-right';
import { readContacts, contactRows } from '@/lib/server/services/contacts/read-inbox';
import { listStaffChoices } from '@/lib/server/services/contacts/staff-choices';

const MAX = 10;
const MAX_PHONES = 5;
/** Digits with signs between them, long enough for a telephone. */
const NUMBER = /(?<![\w+])\+?\(?\d(?:[\d ().-]{6,20})\d(?!\w)/g;

/** Contacts that an email may be from: by address, name, telephone, and the listing that its subject names. */
export async function suggestContacts(
  actor: StaffActor,
  { from, name, parts, subject }: UnmatchedEmailView,
): Promise<readonly ContactListRow[]> {
  requireRight(actor, 'contact.read');
  const phones = phonesIn(parts.flatMap(({ isQuoted, text }) => (isQuoted ? [] : [text])).join('\n'));
  const searches = [from ?? '', name, ...phones.map(({ e164 }) => e164)].filter(Boolean);
  const listing = referredListing(subject);
  const [found, about, staff] = await Promise.all([
    Promise.all(searches.map((search) => readContacts(actor, { agent: '', search }, 1))),
    listing ? listLastContactsAbout(listing.id, MAX) : [],
    listStaffChoices(actor),
  ]);
  const all = [...found.flatMap(({ items }) => items.slice(0, MAX)), ...about.map(contactRows(staff))];
  return [...new Map(all.map((row) => [row.id, row])).values()].slice(0, MAX);
}

export function phonesIn(text: string): readonly ReadPhone[] {
  const found = [...text.matchAll(NUMBER)].flatMap(([typed]) => readPhones(typed).phones);
  return [...new Map(found.map((phone) => [phone.e164, phone])).values()].slice(0, MAX_PHONES);
}

/** The only listing with its reference in a subject. */
export function referredListing(subject: string): Listing | null {
  const words = new Set(subject.toLowerCase().split(/[^\p{L}\d_/-]+/u));
  const found = listListings().filter(({ reference }) => words.has(reference.toLowerCase()));
  return found.length === 1 ? (found[0] ?? null) : null;
}
