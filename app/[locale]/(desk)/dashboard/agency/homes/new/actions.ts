'use server';

import { redirect } from 'next/navigation';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { newListingForm } from '@/lib/listings/fields/new-listing-form';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { createListing } from '@/lib/server/services/listings/create-listing';
import { parseAmount } from '@/lib/text/parse-amount';

export const createListingAction = formAction(newListingForm, async (input, { locale }) => {
  const actor = await requireStaffInAction(locale, '/dashboard/agency/homes/new');
  const { operation, place, street, town, type } = input;
  const price = parseAmount(input.price);
  const { id } = await createListing(actor, {
    operation,
    type,
    area: town || place,
    ...(street && { street }),
    ...(price !== null && { price }),
  });
  redirect(localizedHref(locale, `${deskPath('homes', id)}?notice=created`));
});
