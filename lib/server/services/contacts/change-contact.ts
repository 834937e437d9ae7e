import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { agencyDay } from '@/lib/appointments/agency-day';
import type { NotedBasis } from '@/lib/contacts/noted-basis';
import { phoneText, type ContactPhone } from '@/lib/contacts/phone-number';
import type { Locale } from '@/lib/i18n/locales';
import { readPhone } from '@/lib/phones/read-phone';
import { joinContacts, separateAddress } from '@/lib/server/data/contacts/contact-links';
import { replacePhones } from '@/lib/server/data/contacts/contact-phones';
import { findContact, findContactId, updateContact, type Contact } from '@/lib/server/data/contacts/contacts';
import { findStaff } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';
import { isSameValue } from '@/lib/text/is-same-value';

/** `shown`: what the page had shown. An empty `number` removes it. */
type PhoneRow = Readonly<{ number: string; label: string; shown: string }>;

type Change = Readonly<{
  name: string;
  phones: readonly PhoneRow[];
  /** Row of the main telephone. */
  main: number;
  locale: Locale;
  ownerId: string;
}>;

type ContactChangeResult = 'changed' | 'gone';

export async function changeContact(
  actor: StaffActor,
  id: string,
  { locale, main, name, ownerId, phones }: Change,
): Promise<ContactChangeResult> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    const [contact, member] = [await findContact(id), ownerId === '' ? null : await findStaff(ownerId)];
    if (!contact || member?.endedAt || (ownerId !== '' && !member)) return 'gone';
    const change = { name: name || null, locale, ownerId: ownerId || null };
    await updateContact(id, change);
    const shown = contact.phones.filter((phone) => phones.some((row) => row.shown === phoneText(phone)));
    const chosen = phonesOf(contact, [...phones.slice(main, main + 1), ...phones.toSpliced(main, 1)]);
    const isSame = isSameValue(shown, chosen);
    if (!isSame) await replacePhones(id, shown, chosen);
    const fields: string[] = (Object.keys(change) as (keyof typeof change)[]).filter(
      (key) => contact[key] !== change[key],
    );
    if (!isSame) fields.push('phone');
    if (fields.length > 0) await record('contactChanged', { after: { fields } });
    return 'changed';
  });
}

/** An unchanged number may no longer be certain. */
const phonesOf = ({ phones }: Contact, rows: readonly PhoneRow[]): readonly ContactPhone[] =>
  rows.flatMap(({ label, number, shown }) => {
    const same = number === shown ? phones.find((phone) => phoneText(phone) === shown) : undefined;
    const read = same ?? readPhone(number);
    return read ? [{ e164: read.e164, extension: read.extension, label: label || null }] : [];
  });

/** False for a future day or a deleted contact. */
export async function noteBasis(actor: StaffActor, id: string, basis: NotedBasis): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    if (basis.basisOn > agencyDay() || !(await findContact(id))) return false;
    await updateContact(id, basis);
    await record('contactChanged', { after: { fields: ['basis'] } });
    return true;
  });
}

/** Merges another contact, found by address or id, into this one. False without one. */
export async function joinContact(actor: StaffActor, id: string, other: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    const otherId = other.includes('@') ? await findContactId(other) : other;
    const [contact, joined] = [await findContact(id), otherId === null ? null : await findContact(otherId)];
    if (!contact || !joined || contact.id === joined.id) return false;
    await joinContacts(contact, joined);
    await record('contactJoined', { after: { with: joined.id } });
    return true;
  });
}

/** Splits an address into a separate contact. Returns its id, or null. */
export async function separateContact(actor: StaffActor, id: string, email: string): Promise<string | null> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    const contact = await findContact(id);
    if (!contact || contact.emails.length < 2 || !contact.emails.includes(email)) return null;
    const own = await separateAddress(contact, email);
    await record('contactSeparated', { after: { from: own } });
    return own;
  });
}
