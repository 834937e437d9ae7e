'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSaved } from '@/components/layout/saved-listings/saved-store';
import styles from './browser-list.module.scss';

type BrowserListProps = {
  address: string;
  queriedIds: readonly string[];
  waiting: string;
  empty: ReactNode;
  children: ReactNode;
};

/** Requests the page with the browser's ids, once per visit so that a removal can be undone. */
export function BrowserList({ address, queriedIds, waiting, empty, children }: BrowserListProps) {
  const { ids, isSettled } = useSaved();
  const router = useRouter();
  const isCompared = useRef(false);

  useEffect(() => {
    if (!isSettled || !ids || isCompared.current) return;
    isCompared.current = true;
    if (ids.join() === queriedIds.join()) return;
    router.replace(ids.length > 0 ? `${address}?homes=${ids.join(',')}` : address, { scroll: false });
  }, [address, queriedIds, ids, isSettled, router]);

  if (queriedIds.length > 0) return children;
  if (isSettled && ids?.length === 0) return empty;
  return <p className={styles.waiting}>{waiting}</p>;
}
