import { getTranslations } from 'next-intl/server';
import { StripToken } from '@/components/ui/strip-token';
import { FormMessage } from '@/components/ui/form-message';
import { NewPasswordForm } from '@/components/account-forms/new-password-form';
import type { AccountAction } from '@/lib/accounts/account-forms';
import { accountErrors } from '@/lib/accounts/account-errors';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { strengthLabels } from '@/lib/accounts/strength-labels';
import styles from './auth-form.module.scss';
import { DelayedRedirect } from './delayed-redirect';

/** Specification, section 9. */
const RESET_REDIRECT_MS = 2_000;

type ResetViewProps = {
  token: string;
  action: AccountAction;
};

export async function ResetView({ token, action }: ResetViewProps) {
  const t = await getTranslations('resetPage');
  const tFields = await getTranslations('loginPage');
  return (
    <>
      <StripToken />
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <NewPasswordForm
        action={action}
        token={token}
        errors={await accountErrors(t('failed'))}
        hidden={{ locale: await currentLocale() }}
        labels={{
          password: t('password'),
          confirm: t('confirm'),
          showPassword: tFields('showPassword'),
          submit: t('submit'),
          pending: t('submitting'),
          strength: await strengthLabels(),
        }}
      />
    </>
  );
}

export async function ResetDoneView() {
  const t = await getTranslations('resetPage');
  return (
    <>
      <h1>{t('heading')}</h1>
      <FormMessage kind="success">
        <p>{t('success')}</p>
      </FormMessage>
      <p className={styles.foot}>
        <Link href="/login?notice=reset">{t('toLogin')}</Link>
      </p>
      <DelayedRedirect href={localizedHref(await currentLocale(), '/login?notice=reset')} afterMs={RESET_REDIRECT_MS} />
    </>
  );
}

export async function ResetErrorView() {
  const t = await getTranslations('resetPage');
  return (
    <>
      <h1>{t('heading')}</h1>
      <FormMessage kind="error">
        <p>{t('error')}</p>
      </FormMessage>
      <p className={styles.foot}>
        <Link href="/forgot-password">{t('newLink')}</Link>
      </p>
    </>
  );
}
