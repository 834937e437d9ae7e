import { getTranslations } from 'next-intl/server';
import { ButtonForm } from '@/components/ui/button-form';
import { StripToken } from '@/components/ui/strip-token';
import { resetRequestForm, type AccountAction, type DeleteCode } from '@/lib/accounts/account-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { accountErrors } from '@/lib/accounts/account-errors';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './dashboard.module.scss';
import { DeleteAccountForm } from './delete-account-form';
import type { Client } from './types';

type DeleteAccountViewProps = {
  client: Client;
  token: string | null;
  actions: Readonly<{
    delete: FormAction<DeleteCode>;
    requestLink: AccountAction;
  }>;
};

export async function DeleteAccountView({ client, token, actions }: DeleteAccountViewProps) {
  const t = await getTranslations('deleteAccountPage');
  const tFields = await getTranslations('loginPage');
  const locale = await currentLocale();
  const errors = await accountErrors(t('failed'), { invalidLink: t('linkInvalid'), wrongPassword: t('wrongPassword') });
  const cancel = <Link href="/dashboard">{t('keep')}</Link>;
  return (
    <>
      <StripToken />
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className={styles.narrow}>
        {client.hasPassword || token !== null ? (
          <DeleteAccountForm
            action={actions.delete}
            asksPassword={client.hasPassword}
            errors={{ ...errors, mustConfirm: t('mustConfirm') }}
            hidden={{ locale, ...(!client.hasPassword && token !== null && { token }) }}
            keep={cancel}
            labels={{
              password: t('password'),
              confirm: t('confirm'),
              showPassword: tFields('showPassword'),
              submit: t('submit'),
              pending: t('submitting'),
            }}
          />
        ) : (
          <>
            <p>{t('byLink')}</p>
            <ButtonForm
              form={resetRequestForm}
              action={actions.requestLink}
              texts={errors}
              hidden={{ locale }}
              labels={{ submit: t('sendLink'), pending: t('sendingLink'), done: t('linkSent') }}
            />
            <p>{cancel}</p>
          </>
        )}
      </div>
    </>
  );
}
