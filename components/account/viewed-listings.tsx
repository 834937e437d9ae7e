'use client';

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import {
  clearViewedListings,
  onViewedListingsChange,
  readViewedListings,
  startViewedListings,
} from '@/lib/listings/saved/viewed-listings';
import styles from './dashboard.module.scss';

type ViewedListingsProps = {
  withSeen: (seen: readonly string[]) => Promise<ReactNode>;
  labels: Readonly<Record<'offer' | 'start' | 'recorded' | 'clear' | 'cleared' | 'failed', string>>;
  children: ReactNode;
};

/** Comparable snapshot; `off` if disabled. */
const snapshot = () => readViewedListings()?.join() ?? 'off';
const onServer = () => null;

/** Opt-in for viewed listings, stored in this browser only. */
export function ViewedListings({ withSeen, labels, children }: ViewedListingsProps) {
  const viewed = useSyncExternalStore(onViewedListingsChange, snapshot, onServer);
  const [result, setResponse] = useState<{ for: string; list: ReactNode } | null>(null);
  const [note, setNote] = useState('');
  const isOn = viewed !== null && viewed !== 'off';

  useEffect(() => {
    if (!isOn || viewed === '') return;
    let isLate = false;
    withSeen(viewed.split(',')).then(
      (list) => isLate || setResponse({ for: viewed, list }),
      () => isLate || setNote(labels.failed),
    );
    return () => {
      isLate = true;
    };
  }, [isOn, viewed, labels.failed, withSeen]);

  const handleClear = () => {
    clearViewedListings();
    setNote(labels.cleared);
  };
  const handleStart = () => {
    startViewedListings();
    setNote('');
  };

  return (
    <>
      {result && result.for === viewed && result.list ? result.list : children}
      {viewed !== null && (
        <div className={styles.row}>
          <p className="small soft">{isOn ? labels.recorded : labels.offer}</p>
          <button
            type="button"
            className={buttonClass({ look: 'outline', isSmall: true })}
            onClick={isOn ? handleClear : handleStart}
          >
            {isOn ? labels.clear : labels.start}
          </button>
        </div>
      )}
      <p role="status" className="small soft">
        {note}
      </p>
    </>
  );
}
