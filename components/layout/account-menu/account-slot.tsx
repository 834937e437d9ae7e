'use client';

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import styles from './account-menu.module.scss';
import type { AccountMenuProps } from './account-menu';
import { isHinted } from './is-hinted';

const AccountMenu = lazy(() => import('./account-menu').then((module) => ({ default: module.AccountMenu })));

const never = () => () => undefined;

type AccountSlotProps = Omit<AccountMenuProps, 'link'> & {
  /** The link to sign in: what everybody gets until a cookie says that somebody is signed in. */
  children: ReactNode;
};

/**
 * The prerendered page is the same for everyone; only a browser whose cookie says so fetches the menu. The link keeps
 * its room, so that nothing moves.
 */
export function AccountSlot({ children, ...menu }: AccountSlotProps) {
  const isMenuWanted = useSyncExternalStore(never, isHinted, () => false);
  if (!isMenuWanted) return children;
  return (
    <Suspense fallback={<span className={styles.unseen}>{children}</span>}>
      <AccountMenu {...menu} link={children} />
    </Suspense>
  );
}
