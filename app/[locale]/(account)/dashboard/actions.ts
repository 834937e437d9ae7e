'use server';

import { redirect, RedirectType } from 'next/navigation';
import * as z from 'zod/mini';
import { changeForm, deleteForm, resetRequestForm, resetForm } from '@/lib/accounts/account-forms';
import { defineForm } from '@/lib/forms/define-form';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { changePassword } from '@/lib/server/services/accounts/change-password';
import { deleteAccount } from '@/lib/server/services/accounts/delete-account';
import { requestAccountDeletion } from '@/lib/server/services/accounts/request-account-deletion';
import { requestPasswordReset } from '@/lib/server/services/accounts/request-password-reset';
import { setFirstPassword } from '@/lib/server/services/accounts/set-first-password';

const CHANGE_PATH = '/dashboard/change-password';
const DELETE_PATH = '/dashboard/delete-account';

const linkForm = defineForm({ ...resetRequestForm, preserved: [], at: {}, schema: z.object({}) });

export const changePasswordAction = formAction(changeForm, async (input, { locale }) =>
  changePassword(await requireUserInAction(locale, CHANGE_PATH), input),
);

/** Accepts the secret of the link as identification; no session is required. */
export const firstPasswordAction = formAction(resetForm, async (input, visitor) => {
  const result = await setFirstPassword(input, visitor);
  if (result.status === 'error') return result;
  redirect(
    `/${visitor.locale}${result.isSignedIn ? `${CHANGE_PATH}?done=1` : '/login?notice=reset'}`,
    RedirectType.replace,
  );
});

export const firstPasswordLinkAction = formAction(linkForm, async (_, visitor) => {
  const { email } = await requireUserInAction(visitor.locale, CHANGE_PATH);
  return requestPasswordReset({ email }, visitor);
});

export const deletionLinkAction = formAction(linkForm, async (_, visitor) =>
  requestAccountDeletion(await requireUserInAction(visitor.locale, DELETE_PATH), visitor),
);

export const deleteAccountAction = formAction(deleteForm, async (input, visitor) => {
  const result = await deleteAccount(await requireUserInAction(visitor.locale, DELETE_PATH), input, visitor);
  if (result.status === 'error') return result;
  redirect(`/${visitor.locale}/login?notice=deleted`, RedirectType.replace);
});
