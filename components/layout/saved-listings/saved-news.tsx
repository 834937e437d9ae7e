'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Toast } from '@/components/ui/toast';
import {
  dismissNews,
  leaveSharedList,
  reloadIfSessionChanged,
  undoRemoval,
  useSaved,
  type SavedNewsState as News,
} from './saved-store';

type SavedNewsProps = { labels: Readonly<Record<News | 'undo' | 'close', string>> };

/** Announces success to screen readers only, failures and undo to all. */
export function SavedNews({ labels }: SavedNewsProps) {
  const pathname = usePathname();
  const { news, undo } = useSaved();
  const undoButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    reloadIfSessionChanged();
    return leaveSharedList;
  }, [pathname]);

  useEffect(() => {
    if (undo && shouldRestoreFocus()) undoButton.current?.focus({ preventScroll: true });
  }, [undo]);

  const close = () => {
    dismissNews();
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  const isProblem = news === 'failed' || news === 'full' || news === 'closed';
  return (
    <Toast isShown={undo !== null || isProblem} isProblem={isProblem} closeLabel={labels.close} onClose={close}>
      {news && <p>{labels[news]}</p>}
      {undo && (
        <button ref={undoButton} type="button" onClick={undoRemoval}>
          {labels.undo}
        </button>
      )}
    </Toast>
  );
}

const shouldRestoreFocus = () => document.activeElement === null || document.activeElement === document.body;
