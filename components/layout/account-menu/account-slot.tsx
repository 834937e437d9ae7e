'use client';

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { AccountMenuProps } from './account-menu';
import { isHinted } from './is-hinted';

const AccountMenu = lazy(() => import('./account-menu').then((module) => ({ default: module.AccountMenu })));

const never = () => () => undefined;

type AccountSlotProps = Omit<AccountMenuProps, 'link'> & {
  /** Sign-in link, shown until the hint cookie is set. */
  children: ReactNode;
};

/** Static for all visitors; fetches the menu only with the hint cookie. */
export function AccountSlot({ children, ...menu }: AccountSlotProps) {
  const isMenuWanted = useSyncExternalStore(never, isHinted, () => false);
  if (!isMenuWanted) return children;
  return (
    <Suspense fallback={<span className="invisible">{children}</span>}>
      <AccountMenu {...menu} link={children} />
    </Suspense>
  );
}
