'use server';

import { backToPeople, personPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-people';
import { objectionForm, takeBackObjectionForm } from '@/lib/contacts/people-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { noteObjection, takeBackObjection } from '@/lib/server/services/matching/object-to-homes';

/** Takes down that a person wants no homes by email. */
export const objectionAction = formAction(objectionForm, async ({ contact }, { locale }) => {
  const actor = await requireStaffInAction(locale, personPath(contact), 'contact.edit');
  return (await noteObjection(actor, contact))
    ? backToPeople(locale, personPath(contact), 'objected')
    : { status: 'error', code: 'failed' };
});

/** Takes it back for a person who asks for homes again. */
export const takeBackObjectionAction = formAction(takeBackObjectionForm, async ({ contact, note }, { locale }) => {
  const actor = await requireStaffInAction(locale, personPath(contact), 'contact.edit');
  return (await takeBackObjection(actor, contact, note))
    ? backToPeople(locale, personPath(contact), 'objectionTakenBack')
    : { status: 'error', code: 'failed' };
});
