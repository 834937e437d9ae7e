'use server';

import { backToContacts } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';
import { informedForm, sendInformationForm } from '@/lib/contacts/contact-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { noteInformed, sendInformation } from '@/lib/server/services/contacts/inform-contacts';

const PATH = '/dashboard/agency/people/informing';

export const sendInformationAction = formAction(sendInformationForm, async (_, { locale }) => {
  await sendInformation(await requireStaffInAction(locale, PATH));
  return backToContacts(locale, PATH, 'informationSent');
});

export const noteInformedAction = formAction(informedForm, async ({ contact }, { locale }) => {
  await noteInformed(await requireStaffInAction(locale, PATH), contact);
  return backToContacts(locale, PATH, 'informed');
});
