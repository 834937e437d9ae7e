'use server';

import { redirect, RedirectType } from 'next/navigation';
import { forgotForm, resendForm, resetForm, signInForm, signUpForm } from '@/lib/accounts/account-forms';
import { signInCodes, socialCodes } from '@/lib/accounts/account-schemas';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { localizedPath } from '@/lib/i18n/href';
import { acceptsCookies } from '@/lib/server/auth/accepts-cookies';
import { clearPendingSignUp, setPendingSignUp } from '@/lib/server/auth/pending-sign-up';
import { formAction } from '@/lib/server/http/form-action';
import { currentVisitor } from '@/lib/server/http/request-visitor';
import { requestPasswordReset } from '@/lib/server/services/accounts/request-password-reset';
import { resendVerification } from '@/lib/server/services/accounts/resend-verification';
import { resetPassword } from '@/lib/server/services/accounts/reset-password';
import { signIn } from '@/lib/server/services/accounts/sign-in';
import { signUp } from '@/lib/server/services/accounts/sign-up';
import { startSocialSignIn } from '@/lib/server/services/accounts/start-social-sign-in';
import { verifyEmail } from '@/lib/server/services/accounts/verify-email';

const cookiesRefused = { status: 'error', code: 'cookiesRefused' } as const;

export const signInAction = formAction(signInForm, async (input, visitor) => {
  if (!(await acceptsCookies())) return cookiesRefused;
  const result = await signIn(input, visitor);
  if (result.status === 'error') return result;
  redirect(localizedPath(visitor.locale, result.goTo), RedirectType.replace);
});

/** Signs up; the next page replaces the form in the history. */
export const signUpAction = formAction(signUpForm, async (input, visitor) => {
  const result = await signUp(input, visitor);
  if (result.status === 'error') return result;
  const { email, returnTo } = input;
  await setPendingSignUp({ email, returnTo, isRepeated: result.isRepeated });
  redirect(`/${visitor.locale}/auth/check-email`, RedirectType.replace);
});

export const resendAction = formAction(resendForm, resendVerification);

export const forgotAction = formAction(forgotForm, requestPasswordReset);

/** Sets the password and redirects, because this page would report a used link. */
export const resetAction = formAction(resetForm, async (input, visitor) => {
  const result = await resetPassword(input, visitor);
  if (result.status === 'error') return result;
  redirect(`/${visitor.locale}/reset-password?done=1`, RedirectType.replace);
});

export const verifyAction = formAction(resetForm, async (input, visitor) => {
  // Checked before the link is consumed.
  if (!(await acceptsCookies())) return cookiesRefused;
  const result = await verifyEmail(input, visitor);
  if (result.status === 'error') return result;
  await clearPendingSignUp();
  redirect(localizedPath(visitor.locale, result.goTo), RedirectType.replace);
});

/** Redirects to the provider; on failure, to `/login` with the reason. */
export async function socialAction(_: unknown, data: FormData): Promise<never> {
  const locale = localeOf(data);
  const provider = textOf(data, 'provider') === 'facebook' ? 'facebook' : 'google';
  const returnTo = data.get('returnTo');
  const result = (await acceptsCookies())
    ? await startSocialSignIn(provider, returnTo, await currentVisitor(locale))
    : cookiesRefused;
  if (result.status === 'done') redirect(result.address);
  const error = [...socialCodes, ...signInCodes].find((code) => code === result.code) ?? 'socialFailed';
  const query = new URLSearchParams({ error, provider, ...(typeof returnTo === 'string' && { returnTo }) });
  redirect(`/${locale}/login?${query.toString()}`, RedirectType.replace);
}
