'use client';

import { X } from 'lucide';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { queryAddress } from '@/lib/browser/query-address';
import styles from './filter-sheet.module.scss';

type FilterSheetProps = {
  locale: string;
  labels: { title: string; close: string; show: string };
  children: ReactNode;
};

/** Ticking three boxes is one request. */
const PAUSE_MS = 200;

/**
 * The further filters: in the page, or opened by `FilterNavigation` as a dialog, on phones from the foot of the screen.
 * Nothing navigates before its button, which says how many listings it would show.
 */
export function FilterSheet({ locale, labels, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [show, setShow] = useState(labels.show);

  // Before the view transition of the cards: other effects wait for its end.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    const form = sheet?.closest('form');
    if (!sheet || !form) return;
    let pending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const count = async ({ signal }: AbortController) => {
      const query = new URL(queryAddress(form)).search;
      const answer = await fetch(`/api/listings/count${query ? `${query}&` : '?'}locale=${locale}`, { signal });
      if (answer.ok) setShow(((await answer.json()) as { label: string }).label);
      else setShow(labels.show);
    };
    const handleInput = () => {
      pending.abort();
      clearTimeout(timer);
      const latest = (pending = new AbortController());
      timer = setTimeout(() => {
        count(latest).catch(() => {
          if (!latest.signal.aborted) setShow(labels.show);
        });
      }, PAUSE_MS);
    };
    // Beside the sheet is its backdrop.
    const handlePress = ({ target }: MouseEvent) => {
      if (target === sheet) sheet.close();
    };
    handleInput();
    sheet.addEventListener('input', handleInput);
    sheet.addEventListener('click', handlePress);
    return () => {
      pending.abort();
      clearTimeout(timer);
      sheet.removeEventListener('input', handleInput);
      sheet.removeEventListener('click', handlePress);
    };
  }, [labels.show, locale]);

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={labels.title}>
      <div className={styles.head}>
        <h2>{labels.title}</h2>
        <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
          <Icon node={X} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button type="submit">
          <span aria-live="polite">{show}</span>
        </Button>
      </div>
    </dialog>
  );
}
