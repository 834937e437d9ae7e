'use server';

import { redirect, RedirectType } from 'next/navigation';
import {
  forgotSchema,
  resendSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
  socialCodes,
  type AccountCode,
} from '@/lib/accounts/account-schemas';
import { newPasswordState, stateOf } from '@/lib/accounts/account-state';
import type { FormState } from '@/lib/forms/form-state';
import { localeOf, readForm, textOf, valuesOf } from '@/lib/forms/read-form';
import { localizedPath } from '@/lib/i18n/localized-path';
import { clearPendingSignUp, setPendingSignUp } from '@/lib/server/auth/pending-sign-up';
import { currentVisitor } from '@/lib/server/http/request-visitor';
import { requestPasswordReset } from '@/lib/server/services/accounts/request-password-reset';
import { resendVerification } from '@/lib/server/services/accounts/resend-verification';
import { resetPassword } from '@/lib/server/services/accounts/reset-password';
import { signIn } from '@/lib/server/services/accounts/sign-in';
import { signUp } from '@/lib/server/services/accounts/sign-up';
import { startSocialSignIn } from '@/lib/server/services/accounts/start-social-sign-in';
import { verifyEmail } from '@/lib/server/services/accounts/verify-email';

type State<Field extends string> = FormState<Field, AccountCode>;

type SignInField = 'email' | 'password' | 'remember' | 'returnTo';

/** Signs in and leads to where the visitor wanted to go, in the place of `/login` in the history. */
export async function signInAction(_: State<SignInField>, data: FormData): Promise<State<SignInField>> {
  const locale = localeOf(data);
  const values = valuesOf<SignInField>(data, ['email', 'remember']);
  const read = readForm<typeof signInSchema, AccountCode>(signInSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields, values };
  const result = await signIn(read.input, await currentVisitor(locale));
  if (result.status === 'error') return stateOf(result, locale, values);
  redirect(localizedPath(locale, result.goTo), RedirectType.replace);
}

type SignUpField = 'email' | 'password' | 'confirm' | 'returnTo';

/** Signs up and leads to the page that says what to do next, in the place of the form in the history. */
export async function signUpAction(_: State<SignUpField>, data: FormData): Promise<State<SignUpField>> {
  const locale = localeOf(data);
  const values = valuesOf<SignUpField>(data, ['email']);
  const read = readForm<typeof signUpSchema, AccountCode>(signUpSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields, values };
  const result = await signUp(read.input, await currentVisitor(locale));
  if (result.status === 'error') return newPasswordState(result, 'password', locale, values);
  const { email, returnTo } = read.input;
  await setPendingSignUp({ email, returnTo, isRepeated: result.isRepeated });
  redirect(`/${locale}/auth/check-email`, RedirectType.replace);
}

type ResendField = 'email' | 'returnTo';

export async function resendAction(_: State<ResendField>, data: FormData): Promise<State<ResendField>> {
  const locale = localeOf(data);
  const read = readForm<typeof resendSchema, AccountCode>(resendSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields };
  return stateOf(await resendVerification(read.input, await currentVisitor(locale)), locale);
}

export async function forgotAction(_: State<'email'>, data: FormData): Promise<State<'email'>> {
  const values = valuesOf(data, ['email']);
  const read = readForm<typeof forgotSchema, AccountCode>(forgotSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields, values };
  const locale = localeOf(data);
  return stateOf(await requestPasswordReset(read.input, await currentVisitor(locale)), locale, values);
}

type ResetField = 'token' | 'password' | 'confirm';

/** Sets the password and leads to the page that says so: this one would find its link used up. */
export async function resetAction(_: State<ResetField>, data: FormData): Promise<State<ResetField>> {
  const locale = localeOf(data);
  const read = readForm<typeof resetSchema, AccountCode>(resetSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields };
  const result = await resetPassword(read.input, await currentVisitor(locale));
  if (result.status === 'error') return newPasswordState(result, 'password', locale);
  redirect(`/${locale}/reset-password?done=1`, RedirectType.replace);
}

/** Verifies the address, signs in and leads to where the visitor wanted to go when signing up. */
export async function verifyAction(_: State<ResetField>, data: FormData): Promise<State<ResetField>> {
  const locale = localeOf(data);
  const read = readForm<typeof resetSchema, AccountCode>(resetSchema, data);
  if ('fields' in read) return { status: 'error', fields: read.fields };
  const result = await verifyEmail(read.input, await currentVisitor(locale));
  if (result.status === 'error') return newPasswordState(result, 'password', locale);
  await clearPendingSignUp();
  redirect(localizedPath(locale, result.goTo), RedirectType.replace);
}

/** Leads to the provider; where that cannot be, back to `/login` with the reason. */
export async function socialAction(_: unknown, data: FormData): Promise<never> {
  const locale = localeOf(data);
  const provider = textOf(data, 'provider') === 'facebook' ? 'facebook' : 'google';
  const returnTo = data.get('returnTo');
  const result = await startSocialSignIn(provider, returnTo, await currentVisitor(locale));
  if (result.status === 'done') redirect(result.address);
  const error = socialCodes.find((code) => code === result.code) ?? 'socialFailed';
  const query = new URLSearchParams({ error, provider, ...(typeof returnTo === 'string' && { returnTo }) });
  redirect(`/${locale}/login?${query.toString()}`, RedirectType.replace);
}
