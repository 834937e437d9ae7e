import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { Basis } from '@/lib/contacts/import/read-contact-row';
import { toE164 } from '@/lib/contacts/phone-number';
import type { Locale } from '@/lib/i18n/locales';
import { joinContacts, separateAddress } from '@/lib/server/data/contacts/contact-links';
import { findContact, findContactId, updateContact } from '@/lib/server/data/contacts/contacts';
import { findStaff } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';
import { agencyDay } from '@/lib/appointments/agency-day';

type Change = Readonly<{
  name: string;
  phone: string;
  locale: Locale;
  ownerId: string;
}>;

type ContactChangeResult = 'changed' | 'gone' | 'invalidPhone';

export async function changeContact(
  actor: StaffActor,
  id: string,
  { locale, name, ownerId, phone }: Change,
): Promise<ContactChangeResult> {
  const number = phone === '' ? null : toE164(phone);
  if (phone !== '' && !number) return 'invalidPhone';
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    const [contact, member] = [await findContact(id), ownerId === '' ? null : await findStaff(ownerId)];
    if (!contact || member?.endedAt || (ownerId !== '' && !member)) return 'gone';
    const change = { name: name || null, phone: number, locale, ownerId: ownerId || null };
    await updateContact(id, change);
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter((key) => contact[key] !== change[key]);
    if (fields.length > 0) await record('contactChanged', { after: { fields } });
    return 'changed';
  });
}

/** Records the legal basis for an imported contact. False when the contact no longer exists. */
export async function noteBasis(actor: StaffActor, id: string, basis: Basis, now = new Date()): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    if (!(await findContact(id))) return false;
    await updateContact(id, { basis, basisOn: agencyDay(now) });
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
