import { getTranslations } from 'next-intl/server';
import { AccountDetails } from './account-details';
import styles from './dashboard.module.scss';
import { NextSteps } from './next-steps';
import { Overview, type OverviewRow } from './overview';
import type { Client } from './types';
import type { ReactNode } from 'react';
import { Download, Trash2 } from 'lucide';
import { Actions } from '@/components/ui/actions';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import { EXPORT_PATH } from '@/lib/i18n/routes';

type DashboardViewProps = {
  client: Client;
  rows: readonly OverviewRow[];
  first: ReactNode;
  children: ReactNode;
};

export async function DashboardView({ client, first, rows, children }: DashboardViewProps) {
  const t = await getTranslations('dashboardPage');
  return (
    <>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
      </header>
      {first}
      <Overview rows={rows} />
      {children}
      {rows.some(({ filled }) => filled) && <NextSteps />}
      <AccountDetails client={client} />
      <AccountData />
    </>
  );
}

/** GDPR, articles 15, 17 and 20. */
async function AccountData() {
  const t = await getTranslations('dashboardPage');
  return (
    <section aria-labelledby="data" className={styles.section}>
      <h2 id="data">{t('data')}</h2>
      <p className="soft">{t('dataText')}</p>
      <Actions>
        <a href={EXPORT_PATH} className={buttonClass({ look: 'outline' })} aria-describedby="data-note">
          <Icon node={Download} />
          {t('download')}
        </a>
        <Link href="/dashboard/delete-account" className={styles.delete}>
          <Icon node={Trash2} />
          {t('delete')}
        </Link>
      </Actions>
      <p className="mini soft" id="data-note">
        {t('downloadNote')}
      </p>
    </section>
  );
}
