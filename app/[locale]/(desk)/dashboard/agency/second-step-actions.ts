'use server';

import { unstable_rethrow, redirect, RedirectType } from 'next/navigation';
import * as z from 'zod/mini';
import { secondStepForm, type RecoveryCodesState } from '@/lib/access/second-step-form';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { localeOf } from '@/lib/forms/read-form';
import { localizedPath } from '@/lib/i18n/href';
import { requireSecondStep, requireStaffInAction } from '@/lib/server/auth/current-staff';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { log } from '@/lib/server/log';
import { acceptOwnInvitation } from '@/lib/server/services/staff/own-invitation';
import { makeRecoveryCodes } from '@/lib/server/services/staff/recovery-codes';
import { verifyCode } from '@/lib/server/services/staff/verify-code';

const ENROL_PATH = '/dashboard/agency/enrol';
const INVITATION_PATH = '/dashboard/agency/invitation';

const acceptForm = defineForm({ ...redirectingForm, schema: z.object({}) });

export const enrolAction = formAction(secondStepForm, async ({ code, returnTo }, { locale }) => {
  const { member, sessionId } = await requireSecondStep(locale, returnTo);
  const result = await verifyCode(member, sessionId, code);
  if (result.status === 'error') return result;
  redirect(`/${locale}${ENROL_PATH}?returnTo=${encodeURIComponent(returnTo)}`, RedirectType.replace);
});

export const verifySecondStepAction = formAction(secondStepForm, async ({ code, returnTo }, { locale }) => {
  const { member, sessionId } = await requireSecondStep(locale, returnTo);
  const result = await verifyCode(member, sessionId, code);
  if (result.status === 'error') return result;
  redirect(localizedPath(locale, returnTo), RedirectType.replace);
});

/** Returns the codes once, also without JavaScript. */
export async function recoveryCodesAction(_: RecoveryCodesState, data: FormData): Promise<RecoveryCodesState> {
  try {
    const actor = await requireStaffInAction(localeOf(data), ENROL_PATH);
    return { codes: await makeRecoveryCodes(actor), hasFailed: false };
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, 'recovery codes could not be made');
    return { codes: null, hasFailed: true };
  }
}

export const acceptInvitationAction = formAction(acceptForm, async (_, { locale }) => {
  const user = await requireUserInAction(locale, INVITATION_PATH);
  const isAccepted = await acceptOwnInvitation(user);
  redirect(`/${locale}${isAccepted ? '/dashboard/agency' : INVITATION_PATH}`, RedirectType.replace);
});
