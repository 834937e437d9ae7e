import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import type { AccountAction } from '@/lib/accounts/account-forms';
import { accountErrors } from '@/lib/accounts/account-errors';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './auth-form.module.scss';
import { loginHref } from './auth-tabs';
import { FocusedMessage } from './focused-message';
import { LanguageChoice } from './language-choice';
import { ResendForm } from './resend-form';

type CheckEmailViewProps = {
  email: string;
  returnTo: string;
  isRepeated: boolean;
  waitSeconds: number;
  resendAction: AccountAction;
};

/** `/auth/check-email`. Identical for an address that already has an account. */
export async function CheckEmailView(props: CheckEmailViewProps) {
  const { email, returnTo, isRepeated, waitSeconds, resendAction } = props;
  const t = await getTranslations('checkEmailPage');
  const tLogin = await getTranslations('loginPage');
  const path = returnTo === '/' ? null : returnTo;
  return (
    <>
      <FocusedMessage>{tLogin('signUpDone')}</FocusedMessage>
      <h1>{t('heading')}</h1>
      <p>
        {t.rich(isRepeated ? 'leadRepeated' : 'lead', {
          email,
          strong: (words) => <strong className={styles.address}>{words}</strong>,
        })}
      </p>
      <section className={styles.fields} aria-labelledby="nothing-came">
        <h2 id="nothing-came" className={styles.subheading}>
          {t('nothing.title')}
        </h2>
        <ul className={styles.ways}>
          <li>{t('nothing.wait', { agency: siteFacts().agency.name })}</li>
          <li>
            {t.rich('nothing.address', {
              link: (words) => <Link href={loginHref('signup', path)}>{words}</Link>,
            })}
          </li>
          <li>
            {t.rich('nothing.account', {
              link: (words) => <Link href={loginHref('signin', path)}>{words}</Link>,
            })}
          </li>
        </ul>
        <ResendForm
          action={resendAction}
          errors={await accountErrors(tLogin('signUpFailed'))}
          hidden={{ locale: await currentLocale(), email, returnTo }}
          labels={{
            resend: tLogin('resend'),
            resending: tLogin('resending'),
            resent: tLogin('resent'),
            resendIn: tLogin('resendIn', { time: '{time}' }),
          }}
          waitSeconds={waitSeconds}
        />
      </section>
      <LanguageChoice />
    </>
  );
}
