'use server';

import { redirect } from 'next/navigation';
import { listingSendForm } from '@/lib/contacts/send-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { sendListing } from '@/lib/server/services/matching/send-listing';
import { isUuid } from '@/lib/text/is-uuid';

export const sendListingAction = formAction(listingSendForm, async ({ listing, to }, { locale }) => {
  const path = deskPath('homes', listing, 'people');
  const actor = await requireStaffInAction(locale, path, 'contact.edit');
  const result = await sendListing(actor, listing, to.split(',').filter(isUuid));
  if (result.code === 'sent') redirect(`/${locale}${path}?sent=${result.count}`);
  return { status: 'error', code: result.code };
});
