'use client';

import { X } from 'lucide';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/lib/text/class-names';
import styles from './saved-news.module.scss';
import {
  dismissNews,
  leaveList,
  reloadIfSessionChanged,
  undoRemoval,
  useSaved,
  type SavedNews as News,
} from './saved-store';

type SavedNewsProps = { labels: Readonly<Record<News | 'undo' | 'close', string>> };

/**
 * Announces the result of a toggle: success to screen readers only, failures and undo to all. Also checks for a changed
 * session.
 */
export function SavedNews({ labels }: SavedNewsProps) {
  const pathname = usePathname();
  const { news, undo } = useSaved();
  const undoButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    reloadIfSessionChanged();
    return leaveList;
  }, [pathname]);

  // The focused button was removed.
  useEffect(() => {
    if (undo && shouldRestoreFocus()) undoButton.current?.focus({ preventScroll: true });
  }, [undo]);

  const close = () => {
    dismissNews();
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  const isProblem = news === 'failed' || news === 'full' || news === 'closed';
  const isSeen = undo !== null || isProblem;
  return (
    <div role="status" className={isSeen ? classNames(styles.news, isProblem && styles.problem) : 'visuallyHidden'}>
      {news && <p>{labels[news]}</p>}
      {undo && (
        <button ref={undoButton} type="button" className={styles.undo} onClick={undoRemoval}>
          {labels.undo}
        </button>
      )}
      {isSeen && (
        <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
          <Icon node={X} />
        </button>
      )}
    </div>
  );
}

const shouldRestoreFocus = () => document.activeElement === null || document.activeElement === document.body;
