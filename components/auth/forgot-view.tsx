import { getTranslations } from 'next-intl/server';
import type { AccountAction } from '@/lib/accounts/account-forms';
import { accountErrors } from '@/lib/accounts/account-errors';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './auth-form.module.scss';
import { EmailForm } from './email-form';
import { LanguageChoice } from './language-choice';

export async function ForgotView({ action }: { action: AccountAction }) {
  const t = await getTranslations('forgotPage');
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <EmailForm
        action={action}
        errors={await accountErrors(t('failed'))}
        hidden={{ locale: await currentLocale() }}
        labels={{ email: t('email'), submit: t('submit'), pending: t('submitting'), done: t('success') }}
      />
      <p className={styles.foot}>
        <Link href="/login">{t('back')}</Link>
      </p>
      <LanguageChoice />
    </>
  );
}
