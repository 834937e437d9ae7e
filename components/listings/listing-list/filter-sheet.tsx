'use client';

import { X } from 'lucide';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { queryAddress } from '@/lib/browser/query-address';
import styles from './filter-sheet.module.scss';

type FilterSheetProps = {
  id: string;
  locale: string;
  labels: { title: string; close: string; show: string };
  children: ReactNode;
};

/** Ticking three boxes is one request. */
const PAUSE_MS = 200;

/**
 * The further filters: in the page below an open `details` without JavaScript, a dialog with it, on phones from the foot
 * of the screen. Nothing navigates before its button, which says how many listings it would show.
 */
export function FilterSheet({ id, locale, labels, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [show, setShow] = useState(labels.show);

  useEffect(() => {
    const sheet = dialog.current;
    const form = sheet?.closest('form');
    const summary = form?.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
    if (!sheet || !form || !summary) return;
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
    const handleOpen = (event: MouseEvent) => {
      // Open in the page, as it was before JavaScript: it closes there.
      if (summary.closest('details')?.open) return;
      event.preventDefault();
      // What would be typed now, the list on its way would take away.
      if (form.hasAttribute('data-busy')) return;
      sheet.showModal();
      handleInput();
    };
    const handleSubmit = () => {
      sheet.close();
    };
    // Beside the sheet is its backdrop.
    const handlePress = ({ target }: MouseEvent) => {
      if (target === sheet) sheet.close();
    };
    summary.addEventListener('click', handleOpen);
    sheet.addEventListener('input', handleInput);
    sheet.addEventListener('click', handlePress);
    // First of all: whoever keeps the focus finds it where the sheet gave it back.
    form.addEventListener('submit', handleSubmit, { capture: true });
    return () => {
      pending.abort();
      clearTimeout(timer);
      summary.removeEventListener('click', handleOpen);
      sheet.removeEventListener('input', handleInput);
      sheet.removeEventListener('click', handlePress);
      form.removeEventListener('submit', handleSubmit, { capture: true });
    };
  }, [id, labels.show, locale]);

  return (
    <dialog id={id} ref={dialog} className={styles.sheet} aria-label={labels.title}>
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
