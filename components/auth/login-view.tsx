import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { getTranslations } from 'next-intl/server';
import type { AccountAction } from '@/lib/accounts/account-forms';
import type { SignInCode, SocialCode } from '@/lib/accounts/account-schemas';
import { accountErrors } from '@/lib/accounts/account-errors';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { strengthLabels } from '@/lib/accounts/strength-labels';
import styles from './auth-form.module.scss';
import { AuthTabs, loginHref, type LoginMode } from './auth-tabs';
import { LanguageChoice } from './language-choice';
import { LoginForms } from './login-forms';
import type { SocialProvider } from './social-buttons';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { localizedHref } from '@/lib/i18n/href';
import { openToolIn } from '@/lib/i18n/open-tool';

export const loginNotices = ['reset', 'signedOut', 'sessionEnded', 'deleted', 'invalidReset'] as const;
type LoginNotice = (typeof loginNotices)[number];

type LoginViewProps = {
  mode: LoginMode;
  returnTo: string | null;
  providers: readonly SocialProvider[];
  notice: LoginNotice | null;
  signInError: SignInCode | null;
  socialError: Readonly<{ code: SocialCode; provider: SocialProvider }> | null;
  actions: Readonly<{
    signIn: AccountAction;
    signUp: AccountAction;
    resend: AccountAction;
    social: RedirectingAction;
  }>;
};

export async function LoginView(props: LoginViewProps) {
  const { mode, returnTo, providers, actions } = props;
  const t = await getTranslations('loginPage');
  const common = {
    social: {
      action: actions.social,
      or: t('or'),
      buttons: providers.map((provider) => ({
        provider,
        label: t('with', { provider: t(provider) }),
        leaving: t('leaving', { provider: t(provider) }),
        failed: t('socialFailed', { provider: t(provider) }),
      })),
    },
    hidden: { locale: await currentLocale(), ...(returnTo !== null && { returnTo }) },
    notice: await readNotice(props),
  };
  const labels = { email: t('email'), password: t('password'), showPassword: t('showPassword') };
  return (
    <>
      <h1>{mode === 'signin' ? t('headingSignIn') : t('headingSignUp')}</h1>
      <AuthTabs mode={mode} returnTo={returnTo} />
      <OpenTool returnTo={returnTo} />
      {mode === 'signin' ? (
        <LoginForms
          {...common}
          key={mode}
          mode={mode}
          form={{
            action: actions.signIn,
            resendAction: actions.resend,
            errors: await accountErrors(t('signInFailed'), { rateLimited: t('signInLimited', { time: '{time}' }) }),
            labels: {
              ...labels,
              remember: t('remember'),
              rememberHint: t('rememberHint'),
              submit: t('submitSignIn'),
              pending: t('signingIn'),
              resend: t('resend'),
              resending: t('resending'),
              resent: t('resent'),
              resendIn: t('resendIn', { time: '{time}' }),
            },
            forgot: <Link href="/forgot-password">{t('forgot')}</Link>,
          }}
        />
      ) : (
        <LoginForms
          {...common}
          key={mode}
          mode={mode}
          form={{
            action: actions.signUp,
            errors: await accountErrors(t('signUpFailed')),
            labels: {
              ...labels,
              confirm: t('confirm'),
              submit: t('submitSignUp'),
              pending: t('signingUp'),
              strength: await strengthLabels(),
            },
            terms: (
              <p className={styles.terms}>
                {t.rich('terms', {
                  terms: (words) => <Link href="/terms-of-service">{words}</Link>,
                  privacy: (words) => <Link href="/privacy-policy">{words}</Link>,
                })}
              </p>
            ),
          }}
        />
      )}
      <p className={styles.foot}>
        {mode === 'signin' ? t('noAccount') : t('hasAccount')}{' '}
        <Link href={loginHref(mode === 'signin' ? 'signup' : 'signin', returnTo)} replace>
          {mode === 'signin' ? t('toSignUp') : t('toSignIn')}
        </Link>
      </p>
      <LanguageChoice />
    </>
  );
}

async function readNotice({ notice, signInError, socialError }: LoginViewProps) {
  const t = await getTranslations('loginPage');
  if (signInError) return { kind: 'error', text: (await accountErrors(''))[signInError] } as const;
  if (socialError) {
    const { code, provider } = socialError;
    if (code === 'rateLimited') {
      const tErrors = await getTranslations('accountErrors');
      return { kind: 'error', text: tErrors('rateLimited', { time: tErrors('soon') }) } as const;
    }
    const key = code === 'unavailable' ? 'socialFailed' : code;
    const variables = provider.toUpperCase();
    return { kind: 'error', text: t(key, { provider: t(provider), variables }) } as const;
  }
  if (!notice) return null;
  const isProblem = notice === 'invalidReset' || notice === 'sessionEnded';
  return { kind: isProblem ? 'error' : 'success', text: t(`notices.${notice}`) } as const;
}

/** Opens a new document, because the content security policy of the tool differs. */
async function OpenTool({ returnTo }: { returnTo: string | null }) {
  const tool = returnTo === null ? null : openToolIn(returnTo);
  if (!tool) return null;
  const t = await getTranslations('loginPage.openTool');
  return (
    <p className={styles.openTool}>
      {t('text')}{' '}
      <a href={localizedHref(await currentLocale(), tool)} className={arrowLinkClass}>
        <ArrowLabel>{t('continue')}</ArrowLabel>
      </a>
    </p>
  );
}
