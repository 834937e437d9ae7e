'use server';

import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { optionalLine } from '@/lib/forms/fields';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { removeOwnValuation, renameOwnValuation } from '@/lib/server/services/valuations/own-valuations';
import { backToDashboard } from './back-to-dashboard';

const nameForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.uuid(), name: optionalLine(60) }) });
const removeForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.uuid() }) });

/** Renames a saved valuation; an empty name removes it. */
export const renameValuationAction = formAction(nameForm, async ({ id, name }, { locale }) => {
  await renameOwnValuation(await requireUserInAction(locale, '/dashboard'), id, name || null);
  backToDashboard(locale, 'valuations');
});

export const removeValuationAction = formAction(removeForm, async ({ id }, { locale }) => {
  await removeOwnValuation(await requireUserInAction(locale, '/dashboard'), id);
  backToDashboard(locale, 'valuations');
});
