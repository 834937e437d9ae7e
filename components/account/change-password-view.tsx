import { getTranslations } from 'next-intl/server';
import { ButtonForm } from '@/components/ui/button-form';
import { StripToken } from '@/components/ui/strip-token';
import { FormMessage } from '@/components/ui/form-message';
import { NewPasswordForm } from '@/components/account-forms/new-password-form';
import { resetRequestForm, type AccountAction } from '@/lib/accounts/account-forms';
import { accountErrors } from '@/lib/accounts/account-errors';
import { currentLocale } from '@/lib/i18n/locale';
import { strengthLabels } from '@/lib/accounts/strength-labels';
import { ChangePasswordForm } from './change-password-form';
import styles from './dashboard.module.scss';
import type { Client } from './types';

type ChangePasswordViewProps = {
  client: Client;
  action: AccountAction;
  isJustSet: boolean;
};

export async function ChangePasswordView({ client, action, isJustSet }: ChangePasswordViewProps) {
  const t = await getTranslations('changePasswordPage');
  const { labels, errors } = await readLabels();
  return (
    <>
      <Head heading={t('heading')} lead={t('lead')} />
      <div className={styles.narrow}>
        {isJustSet && (
          <FormMessage kind="success">
            <p>{t('success')}</p>
          </FormMessage>
        )}
        <ChangePasswordForm
          action={action}
          errors={errors}
          email={client.email}
          locale={await currentLocale()}
          labels={{ ...labels, current: t('current'), next: t('next'), done: t('success') }}
        />
      </div>
    </>
  );
}

type FirstPasswordViewProps = {
  token: string;
  action: AccountAction;
};

export async function FirstPasswordView({ token, action }: FirstPasswordViewProps) {
  const t = await getTranslations('changePasswordPage');
  const { labels, errors } = await readLabels();
  return (
    <>
      <StripToken />
      <Head heading={t('firstHeading')} lead={t('firstTime')} />
      <div className={styles.narrow}>
        <NewPasswordForm
          action={action}
          token={token}
          errors={errors}
          hidden={{ locale: await currentLocale() }}
          labels={{ ...labels, password: t('next') }}
        />
      </div>
    </>
  );
}

export async function FirstPasswordLinkView({ client, action }: { client: Client; action: AccountAction }) {
  const t = await getTranslations('changePasswordPage');
  const tMethods = await getTranslations('dashboardPage');
  const provider = tMethods(`method.${client.providers[0] ?? 'google'}`);
  return (
    <>
      <Head heading={t('firstHeading')} lead={t('firstLead', { provider })} />
      <div className={styles.narrow}>
        <p>{t('firstByLink')}</p>
        <ButtonForm
          form={resetRequestForm}
          action={action}
          texts={await accountErrors(t('linkFailed'))}
          hidden={{ locale: await currentLocale() }}
          labels={{ submit: t('sendLink'), pending: t('sendingLink'), done: t('linkSent') }}
        />
      </div>
    </>
  );
}

function Head({ heading, lead }: { heading: string; lead: string }) {
  return (
    <header className={styles.head}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}

async function readLabels() {
  const t = await getTranslations('changePasswordPage');
  const tFields = await getTranslations('loginPage');
  return {
    errors: await accountErrors(t('failed')),
    labels: {
      confirm: t('confirm'),
      showPassword: tFields('showPassword'),
      submit: t('submit'),
      pending: t('submitting'),
      strength: await strengthLabels(),
    },
  };
}
