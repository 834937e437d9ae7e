'use server';

import { backToPeople, personPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-people';
import { objectionForm } from '@/lib/contacts/people-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { noteObjection } from '@/lib/server/services/matching/object-to-homes';

/** Takes down that a person wants no homes by email. */
export const objectionAction = formAction(objectionForm, async ({ contact }, { locale }) => {
  const actor = await requireStaffInAction(locale, personPath(contact), 'contact.edit');
  return (await noteObjection(actor, contact))
    ? backToPeople(locale, personPath(contact), 'objected')
    : { status: 'error', code: 'failed' };
});
