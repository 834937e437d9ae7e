'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSaved } from '@/components/layout/saved-listings/saved-store';

type BrowserListProps = {
  /** The page, in its language. */
  address: string;
  /** Ids that the page was asked for. */
  asked: readonly string[];
  /** What is said while the list of the browser is looked up. */
  waiting: string;
  /** What is said where it holds none. */
  empty: ReactNode;
  /** The homes that the page was asked for. */
  children: ReactNode;
};

/**
 * The list of a visitor without an account, which only the browser knows: it asks the page for these homes by its
 * query. Once on each visit, so that a home whose heart is taken back can be had again.
 */
export function BrowserList({ address, asked, waiting, empty, children }: BrowserListProps) {
  const { ids, isSettled } = useSaved();
  const router = useRouter();
  const isCompared = useRef(false);

  useEffect(() => {
    if (!isSettled || !ids || isCompared.current) return;
    isCompared.current = true;
    if (ids.join() === asked.join()) return;
    router.replace(ids.length > 0 ? `${address}?homes=${ids.join(',')}` : address, { scroll: false });
  }, [address, asked, ids, isSettled, router]);

  if (asked.length > 0) return children;
  if (isSettled && ids?.length === 0) return empty;
  return <p className="soft">{waiting}</p>;
}
