import { getTranslations } from 'next-intl/server';
import { StripToken } from '@/components/ui/strip-token';
import { FormMessage } from '@/components/ui/form-message';
import { NewPasswordForm } from '@/components/account-forms/new-password-form';
import type { AccountAction } from '@/lib/accounts/account-forms';
import { accountErrors } from '@/lib/accounts/account-errors';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { strengthLabels } from '@/lib/accounts/strength-labels';
import styles from './auth-form.module.scss';

type VerifyViewProps = {
  email: string;
  token: string;
  action: AccountAction;
};

export async function VerifyView({ email, token, action }: VerifyViewProps) {
  const t = await getTranslations('verifyPage');
  const tFields = await getTranslations('loginPage');
  return (
    <>
      <StripToken />
      <h1>{t('heading')}</h1>
      <p>{t.rich('lead', { email, strong: (words) => <strong className={styles.address}>{words}</strong> })}</p>
      <NewPasswordForm
        action={action}
        token={token}
        email={email}
        errors={await accountErrors(t('error'), { invalidLink: t('invalid') })}
        hidden={{ locale: await currentLocale() }}
        labels={{
          password: tFields('password'),
          confirm: tFields('confirm'),
          showPassword: tFields('showPassword'),
          submit: t('submit'),
          pending: t('submitting'),
          strength: await strengthLabels(),
        }}
      />
    </>
  );
}

export async function VerifyErrorView({ reason }: { reason: 'invalid' | 'unavailable' }) {
  const t = await getTranslations('verifyPage');
  return (
    <>
      <h1>{t('headingInvalid')}</h1>
      <FormMessage kind="error">
        <p>{t(reason === 'invalid' ? 'invalid' : 'error')}</p>
      </FormMessage>
      <ul className={styles.ways}>
        <li>
          <Link href="/login">{t('toLogin')}</Link>
        </li>
        <li>
          <Link href="/forgot-password">{t('toForgot')}</Link>
        </li>
        <li>
          <Link href="/login?mode=signup">{t('toSignUp')}</Link>
        </li>
      </ul>
    </>
  );
}
