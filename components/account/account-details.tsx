import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './dashboard.module.scss';
import { LocalTime } from './local-time';
import type { Client } from './types';

/** `lastSignInAt` is the previous sign-in. */
export async function AccountDetails({ client }: { client: Client }) {
  const t = await getTranslations('dashboardPage');
  const methods = [...(client.hasPassword ? (['password'] as const) : []), ...client.providers];
  return (
    <section aria-labelledby="details" className={styles.section}>
      <h2 id="details">{t('details')}</h2>
      <dl className={styles.details}>
        <div>
          <dt>{t('email')}</dt>
          <dd>{client.email}</dd>
        </div>
        <div>
          <dt>{t('lastSignIn')}</dt>
          <dd>
            {client.lastSignInAt ? (
              <LocalTime iso={client.lastSignInAt.toISOString()} locale={await currentLocale()} />
            ) : (
              t('first')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('methods')}</dt>
          <dd>
            <ul className={styles.methods}>
              {methods.map((method) => (
                <li key={method}>{t(`method.${method}`)}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}
