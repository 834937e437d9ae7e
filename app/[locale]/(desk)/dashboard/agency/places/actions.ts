'use server';

import { redirect } from 'next/navigation';
import { textOf } from '@/lib/forms/read-form';
import type { FormAction } from '@/lib/forms/define-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { placeForm, type PlaceCode } from '@/lib/places/place-form';
import { placeSchema } from '@/lib/places/place-schema';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { addPlace, changePlace } from '@/lib/server/services/site/save-place';

const form = { ...placeForm, schema: placeSchema };

export const addPlaceAction = formAction(form, async (input, { locale }) => {
  const actor = await requireStaffInAction(locale, '/dashboard/agency/places/new');
  const result = await addPlace(actor, input);
  if (result.status === 'error') return result;
  redirect(`/${locale}${deskPath('places', result.id)}?notice=added`);
});

export const changePlaceAction: FormAction<PlaceCode> = async (state, data) => {
  const path = deskPath('places', textOf(data, 'place'));
  return formAction(form, async (input, { locale }) => {
    const result = await changePlace(await requireStaffInAction(locale, path), textOf(data, 'place'), input);
    if (result.status === 'error') return result;
    redirect(`/${locale}${path}?notice=saved`);
  })(state, data);
};
