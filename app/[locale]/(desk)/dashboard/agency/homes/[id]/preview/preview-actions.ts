'use server';

import { redirect, RedirectType } from 'next/navigation';
import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { draftPath } from '@/lib/i18n/routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { endSharedPreview, sharePreview } from '@/lib/server/services/listings/preview';

const shareForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.string() }) });
const endForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.string(), hash: z.string() }) });

export const sharePreviewAction = formAction(shareForm, async ({ id }, { locale }) => {
  const token = await sharePreview(await requireStaffInAction(locale, deskPath('homes', id, 'preview')), id);
  redirect(`/${locale}${token === null ? '/dashboard/agency/homes' : draftPath(token)}`);
});

export const endPreviewAction = formAction(endForm, async ({ hash, id }, { locale }) => {
  const path = deskPath('homes', id, 'preview');
  await endSharedPreview(await requireStaffInAction(locale, path), id, hash);
  redirect(`/${locale}${path}`, RedirectType.replace);
});
