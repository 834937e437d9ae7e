'use server';

import { bases } from '@/lib/contacts/import/read-contact-row';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { noteBasis } from '@/lib/server/services/contacts/change-contact';
import { isUuid } from '@/lib/text/is-uuid';
import { backToContacts, contactPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';

export async function noteBasisAction(data: FormData): Promise<void> {
  const [locale, contact] = [localeOf(data), textOf(data, 'contact')];
  const actor = await requireStaffInAction(locale, contactPath(contact), 'contact.edit');
  const basis = bases.find((one) => one === textOf(data, 'basis'));
  if (basis && isUuid(contact)) await noteBasis(actor, contact, basis);
  backToContacts(locale, contactPath(contact), 'changed');
}
