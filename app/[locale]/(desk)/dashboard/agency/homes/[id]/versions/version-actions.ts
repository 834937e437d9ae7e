'use server';

import { redirect, RedirectType } from 'next/navigation';
import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { revertVersion } from '@/lib/server/services/listings/versions';

const number = z.string().check(z.regex(/^\d{1,9}$/));
const versionForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: z.string(), editVersion: number, version: number }),
});

export const revertVersionAction = formAction(versionForm, async ({ editVersion, id, version }, { locale }) => {
  const path = deskPath('homes', id, 'versions');
  const actor = await requireStaffInAction(locale, path);
  const { status } = await revertVersion(actor, {
    id,
    version: Number(version),
    editVersion: Number(editVersion),
  });
  redirect(`/${locale}${path}?outcome=${status}`, RedirectType.replace);
});
