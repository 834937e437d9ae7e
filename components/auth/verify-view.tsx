import { getTranslations } from 'next-intl/server';
import { ButtonForm } from '@/components/ui/button-form';
import { ForgetToken } from '@/components/ui/forget-token';
import type { AccountCode } from '@/lib/forms/account';
import type { FormAction } from '@/lib/forms/form-state';
import { accountErrors } from '@/lib/i18n/account-errors';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './auth-form.module.scss';

/** `/auth/verify?token=...`, the page a mailed link opens. */
export async function VerifyView({ token, action }: { token: string; action: FormAction<string, AccountCode> }) {
  const t = await getTranslations('verifyPage');
  return (
    <>
      <ForgetToken />
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <ButtonForm
        isWide
        action={action}
        errors={await accountErrors(t('error'), { invalidLink: t('invalid') })}
        hidden={{ locale: await currentLocale(), token }}
        labels={{ submit: t('submit'), pending: t('submitting') }}
      />
      <p className={styles.foot}>
        <Link href="/login">{t('toLogin')}</Link>
      </p>
    </>
  );
}
