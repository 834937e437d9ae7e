'use server';

import { backToContacts, contactPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';
import { objectionForm, revokeObjectionForm } from '@/lib/contacts/contact-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { noteObjection, revokeObjection } from '@/lib/server/services/matching/object-to-listings';

export const objectionAction = formAction(objectionForm, async ({ contact }, { locale }) => {
  const actor = await requireStaffInAction(locale, contactPath(contact), 'contact.edit');
  return (await noteObjection(actor, contact))
    ? backToContacts(locale, contactPath(contact), 'objected')
    : { status: 'error', code: 'failed' };
});

export const revokeObjectionAction = formAction(revokeObjectionForm, async ({ contact, note }, { locale }) => {
  const actor = await requireStaffInAction(locale, contactPath(contact), 'contact.edit');
  return (await revokeObjection(actor, contact, note))
    ? backToContacts(locale, contactPath(contact), 'objectionTakenBack')
    : { status: 'error', code: 'failed' };
});
