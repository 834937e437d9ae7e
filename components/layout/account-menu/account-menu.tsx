'use client';

import { Building2, LayoutDashboard, LogOut } from 'lucide';
import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { useAccount } from './account-store';
import styles from './account-menu.module.scss';
import type { ReactNode } from 'react';

export type AccountMenuProps = {
  place: 'bar' | 'sheet';
  labels: Readonly<{ menu: string; dashboard: string; desk: string; signOut: string }>;
  locale: string;
  dashboardHref: string;
  deskHref: string;
  signOutPath: string;
  mePath: string;
  panelClassName?: string | undefined;
  link: ReactNode;
};

export function AccountMenu(props: AccountMenuProps) {
  const { place, labels, locale, dashboardHref, deskHref, signOutPath, mePath, panelClassName, link } = props;
  const account = useAccount(mePath);
  if (!account) return <span className={account === undefined ? 'invisible' : undefined}>{link}</span>;

  const initial = account.email.charAt(0).toUpperCase() || 'U';
  const entries = (
    <>
      <a href={dashboardHref}>
        <Icon node={LayoutDashboard} />
        {labels.dashboard}
      </a>
      {account.isStaff && (
        <a href={deskHref}>
          <Icon node={Building2} />
          {labels.desk}
        </a>
      )}
      <form action={signOutPath} method="post">
        <input type="hidden" name="locale" value={locale} />
        <button type="submit">
          <Icon node={LogOut} />
          {labels.signOut}
        </button>
      </form>
    </>
  );

  if (place === 'sheet') {
    return (
      <div className={styles.sheet}>
        <p>
          <span className={styles.avatar} aria-hidden="true">
            {initial}
          </span>
          {account.email}
        </p>
        {entries}
      </div>
    );
  }
  return (
    <div className={styles.slot}>
      <span className="invisible">{link}</span>
      <Dropdown
        className={styles.menu}
        panelClassName={`${panelClassName ?? ''} ${styles.panel}`}
        ariaLabel={`${labels.menu}, ${account.email}`}
        label={
          <span className={styles.avatar} aria-hidden="true">
            {initial}
          </span>
        }
      >
        <p className={styles.email}>{account.email}</p>
        {entries}
      </Dropdown>
    </div>
  );
}
