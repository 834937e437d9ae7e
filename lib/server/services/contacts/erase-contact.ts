import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { deleteNoticesAbout } from '@/lib/server/data/contacts/contact-events';
import { findContact } from '@/lib/server/data/contacts/contacts';
import { deleteContact } from '@/lib/server/data/registry/contact-tables';
import {
  eraseAddress,
  exportAddress,
  isAddressOfStaff,
  type PersonalData,
} from '@/lib/server/data/registry/personal-data';
import { withRight } from '@/lib/server/services/access/with-right';
import { eraseEmailFiles } from './erase-email-files';

type ErasureResult = 'erased' | 'gone' | 'isStaff';

/**
 * Deletes a contact everywhere, including the account. Proofs of consent stay as long as the privacy policy says. Staff
 * access must be ended first.
 */
export async function eraseContact(actor: StaffActor, id: string): Promise<ErasureResult> {
  let addresses: readonly string[] = [];
  const result = await withRight(
    actor,
    'contact.erase',
    { kind: 'contact', id },
    async (record): Promise<ErasureResult> => {
      const contact = await findContact(id);
      if (!contact) return 'gone';
      addresses = contact.emails;
      for (const email of contact.emails) if (await isAddressOfStaff(email)) return 'isStaff';
      await deleteNoticesAbout(id, contact.emails);
      for (const email of contact.emails) await eraseAddress(email);
      await deleteContact(id);
      await record('contactErased');
      return 'erased';
    },
  );
  if (result === 'erased') await eraseEmailFiles(addresses);
  return result;
}

/** Excludes account-only data. Null when the contact no longer exists. */
export async function exportContact(
  actor: StaffActor,
  id: string,
): Promise<Readonly<Record<string, PersonalData>> | null> {
  return withRight(actor, 'contact.export', { kind: 'contact', id }, async (record) => {
    const contact = await findContact(id);
    if (!contact) return null;
    const data: Record<string, PersonalData> = {};
    for (const email of contact.emails) data[email] = await exportAddress(email);
    if (contact.emails.length === 0) data[contact.phone ?? contact.id] = await exportAddress(null, id);
    await record('contactExported');
    return data;
  });
}
