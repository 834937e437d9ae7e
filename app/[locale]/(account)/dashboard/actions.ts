'use server';

import { redirect, RedirectType } from 'next/navigation';
import { changeSchema, deleteSchema, resetSchema, type AccountCode } from '@/lib/accounts/account-schemas';
import { newPasswordState, stateOf } from '@/lib/accounts/account-state';
import type { FormState } from '@/lib/forms/form-state';
import { localeOf, readForm, textOf } from '@/lib/forms/read-form';
import { requireUser } from '@/lib/server/auth/current-user';
import { currentVisitor } from '@/lib/server/http/request-visitor';
import { changePassword } from '@/lib/server/services/accounts/change-password';
import { deleteAccount } from '@/lib/server/services/accounts/delete-account';
import { requestAccountDeletion } from '@/lib/server/services/accounts/request-account-deletion';
import { requestPasswordReset } from '@/lib/server/services/accounts/request-password-reset';
import { setFirstPassword } from '@/lib/server/services/accounts/set-first-password';

const CHANGE_PATH = '/dashboard/change-password';
const DELETE_PATH = '/dashboard/delete-account';

type State<Field extends string, Code extends string = AccountCode> = FormState<Field, Code>;

type ChangeField = 'current' | 'next' | 'confirm';

export async function changePasswordAction(_: State<ChangeField>, data: FormData): Promise<State<ChangeField>> {
  const locale = localeOf(data);
  const user = await requireUser(locale, CHANGE_PATH);
  const read = readForm<typeof changeSchema, AccountCode>(changeSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields };
  const result = await changePassword(user, read.input);
  if (result.status === 'error' && result.code === 'wrongPassword') {
    return { status: 'error', fields: { current: result.code } };
  }
  return newPasswordState(result, 'next', locale);
}

type ResetField = 'token' | 'password' | 'confirm';

/** The secret of the link says who it is: signed in or not. */
export async function firstPasswordAction(_: State<ResetField>, data: FormData): Promise<State<ResetField>> {
  const locale = localeOf(data);
  const read = readForm<typeof resetSchema, AccountCode>(resetSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields };
  const result = await setFirstPassword(read.input, await currentVisitor(locale));
  if (result.status === 'error') return newPasswordState(result, 'password', locale);
  redirect(
    result.isSignedIn ? `/${locale}${CHANGE_PATH}?done=1` : `/${locale}/login?notice=reset`,
    RedirectType.replace,
  );
}

/** A link to set a first password, to the client's own address. */
export async function firstPasswordLinkAction(_: State<string>, data: FormData): Promise<State<string>> {
  const locale = localeOf(data);
  const { email } = await requireUser(locale, CHANGE_PATH);
  return stateOf(await requestPasswordReset({ email }, await currentVisitor(locale)), locale);
}

export async function deletionLinkAction(_: State<string>, data: FormData): Promise<State<string>> {
  const locale = localeOf(data);
  const user = await requireUser(locale, DELETE_PATH);
  return stateOf(await requestAccountDeletion(user, await currentVisitor(locale)), locale);
}

type DeleteField = 'password' | 'confirm';
type DeleteState = State<DeleteField, AccountCode | 'mustConfirm'>;

export async function deleteAccountAction(_: DeleteState, data: FormData): Promise<DeleteState> {
  const locale = localeOf(data);
  const user = await requireUser(locale, DELETE_PATH);
  const isTicked = textOf(data, 'confirm') !== '';
  const isProven = textOf(data, 'password') !== '' || textOf(data, 'token') !== '';
  if (!isTicked || !isProven) {
    return {
      status: 'error',
      values: { confirm: textOf(data, 'confirm') },
      fields: { ...(!isProven && { password: 'fillAllFields' }), ...(!isTicked && { confirm: 'mustConfirm' }) },
    };
  }
  const read = readForm<typeof deleteSchema, AccountCode>(deleteSchema, data);
  if ('fields' in read) return { status: 'error', code: 'unavailable' };
  const result = await deleteAccount(user, read.input, await currentVisitor(locale));
  if (result.status === 'done') redirect(`/${locale}/login?notice=deleted`, RedirectType.replace);
  const values = { confirm: 'on' };
  return result.code === 'wrongPassword'
    ? { status: 'error', fields: { password: result.code }, values }
    : stateOf<DeleteField>(result, locale, values);
}
