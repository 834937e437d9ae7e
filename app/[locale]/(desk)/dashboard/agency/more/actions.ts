'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { switchDeskKeys } from '@/lib/server/services/staff/desk-keys';

const deskKeysForm = defineForm({ ...redirectingForm, schema: z.object({ keys: z.enum(['on', 'off']) }) });
const PATH = '/dashboard/agency/more';

export const switchKeysAction = formAction(deskKeysForm, async ({ keys }, { locale }) => {
  await switchDeskKeys(await requireStaffInAction(locale, PATH), keys === 'on');
  redirect(`/${locale}${PATH}#keys`);
});
