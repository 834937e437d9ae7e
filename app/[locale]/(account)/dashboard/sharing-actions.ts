'use server';

import * as z from 'zod/mini';
import { sharedKinds } from '@/lib/accounts/shared-kinds';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { changeSharing } from '@/lib/server/services/accounts/sharing';
import { backToDashboard } from './back-to-dashboard';

const sharingForm = defineForm({
  ...redirectingForm,
  schema: z.object({ kind: z.enum(sharedKinds), isShared: z.enum(['true', 'false']) }),
});

export const changeSharingAction = formAction(sharingForm, async ({ kind, isShared }, { locale }) => {
  await changeSharing(await requireUserInAction(locale, '/dashboard'), kind, isShared === 'true');
  backToDashboard(locale, 'sharing');
});
