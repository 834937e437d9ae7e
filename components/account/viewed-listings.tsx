'use client';

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { clearSeenHomes, onSeenHomesChange, readSeenHomes, startSeenHomes } from '@/lib/listings/saved/viewed-listings';
import styles from './dashboard.module.scss';

type SeenHomesProps = {
  withSeen: (seen: readonly string[]) => Promise<ReactNode>;
  labels: Readonly<Record<'offer' | 'start' | 'kept' | 'clear' | 'cleared' | 'failed', string>>;
  /** What is recommended without knowing what was seen. */
  children: ReactNode;
};

/** What the browser holds, as one text that can be compared; `off` where nothing is to be kept. */
const snapshot = () => readSeenHomes()?.join() ?? 'off';
const onServer = () => null;

/** Lets the client have the homes looked at taken into account, kept in this browser alone, and forget them again. */
export function SeenHomes({ withSeen, labels, children }: SeenHomesProps) {
  const kept = useSyncExternalStore(onSeenHomesChange, snapshot, onServer);
  const [answer, setAnswer] = useState<{ for: string; list: ReactNode } | null>(null);
  const [note, setNote] = useState('');
  const isOn = kept !== null && kept !== 'off';

  useEffect(() => {
    if (!isOn || kept === '') return;
    let isLate = false;
    withSeen(kept.split(',')).then(
      (list) => isLate || setAnswer({ for: kept, list }),
      () => isLate || setNote(labels.failed),
    );
    return () => {
      isLate = true;
    };
  }, [isOn, kept, labels.failed, withSeen]);

  const handleClear = () => {
    clearSeenHomes();
    setNote(labels.cleared);
  };
  const handleStart = () => {
    startSeenHomes();
    setNote('');
  };

  return (
    <>
      {answer && answer.for === kept && answer.list ? answer.list : children}
      {kept !== null && (
        <div className={styles.row}>
          <p className="small soft">{isOn ? labels.kept : labels.offer}</p>
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
