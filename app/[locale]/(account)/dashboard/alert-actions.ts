'use server';

import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { frequencies } from '@/lib/listings/alerts/alert-schema';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { changeOwnAlert, stopOwnAlert } from '@/lib/server/services/alerts/own-alerts';
import { stopOwnListings } from '@/lib/server/services/matching/listing-consent';
import { backToDashboard } from './back-to-dashboard';

const changeForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: z.uuid(), frequency: z.enum(frequencies) }),
});
const stopListingsForm = defineForm({ ...redirectingForm, schema: z.object({}) });
const stopForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.uuid() }) });

export const changeAlertAction = formAction(changeForm, async ({ id, frequency }, { locale }) => {
  await changeOwnAlert(await requireUserInAction(locale, '/dashboard'), id, frequency);
  backToDashboard(locale, 'alerts');
});

export const stopAlertAction = formAction(stopForm, async ({ id }, { locale }) => {
  await stopOwnAlert(await requireUserInAction(locale, '/dashboard'), id);
  backToDashboard(locale, 'alerts');
});

export const stopListingsAction = formAction(stopListingsForm, async (_, { locale }) => {
  await stopOwnListings(await requireUserInAction(locale, '/dashboard'));
  backToDashboard(locale, 'alerts');
});
