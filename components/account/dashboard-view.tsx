import { getTranslations } from 'next-intl/server';
import { AccountData } from './account-data';
import { AccountDetails } from './account-details';
import styles from './dashboard.module.scss';
import { NextSteps } from './next-steps';
import { Overview, type OverviewRow } from './overview';
import type { Client } from './types';
import type { ReactNode } from 'react';

type DashboardViewProps = {
  client: Client;
  rows: readonly OverviewRow[];
  children?: ReactNode;
};

export async function DashboardView({ client, rows, children }: DashboardViewProps) {
  const t = await getTranslations('dashboardPage');
  return (
    <>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
      </header>
      <Overview rows={rows} />
      {children}
      {rows.some(({ filled }) => filled) && <NextSteps />}
      <AccountDetails client={client} />
      <AccountData />
    </>
  );
}
