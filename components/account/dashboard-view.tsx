import { getTranslations } from 'next-intl/server';
import { AccountData } from './account-data';
import { AccountDetails } from './account-details';
import styles from './dashboard.module.scss';
import { NextSteps } from './next-steps';
import type { Client } from './types';
import type { ReactNode } from 'react';

type DashboardViewProps = {
  client: Client;
  /** What the account keeps, section by section. */
  children?: ReactNode;
};

/** `/dashboard`: a section for each thing an account keeps; an empty one says where to begin. */
export async function DashboardView({ client, children }: DashboardViewProps) {
  const t = await getTranslations('dashboardPage');
  return (
    <>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
      </header>
      {children}
      <NextSteps />
      <AccountDetails client={client} />
      <AccountData />
    </>
  );
}
