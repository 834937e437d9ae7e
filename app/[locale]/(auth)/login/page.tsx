import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { loginNotices, LoginView } from '@/components/auth/login-view';
import { safePath } from '@/lib/site/safe-path';
import { signInCodes, socialCodes } from '@/lib/accounts/account-schemas';
import { currentLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/href';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { currentUser } from '@/lib/server/auth/current-user';
import { offeredProviders } from '@/lib/server/auth/social-providers';
import { resendAction, signInAction, signUpAction, socialAction } from '@/app/[locale]/(auth)/actions';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('loginPage');
  const { mode } = await searchParams;
  return accountMetadata('loginPage', { title: t(mode === 'signup' ? 'titleSignUp' : 'titleSignIn') });
}

export default async function LoginPage({ searchParams }: Props) {
  const { mode, returnTo, notice, error, provider } = await searchParams;
  const path = typeof returnTo === 'string' ? safePath(returnTo) : null;
  if (await currentUser()) redirect(localizedPath(await currentLocale(), path && path !== '/' ? path : '/dashboard'));

  const code = socialCodes.find((known) => known === error);
  return (
    <LoginView
      mode={mode === 'signup' ? 'signup' : 'signin'}
      returnTo={path}
      providers={offeredProviders()}
      notice={loginNotices.find((known) => known === notice) ?? null}
      signInError={signInCodes.find((known) => known === error) ?? null}
      socialError={code ? { code, provider: provider === 'facebook' ? 'facebook' : 'google' } : null}
      actions={{ signIn: signInAction, signUp: signUpAction, resend: resendAction, social: socialAction }}
    />
  );
}
