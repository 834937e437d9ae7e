'use client';

import { X } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { queryAddress } from '@/lib/browser/query-address';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FilterPanel } from '@/lib/listings/list/filter-panel';
import styles from './filter-sheet.module.scss';

const loadFields = () => import('./sheet-fields');
const SheetFields = lazy(() => loadFields().then((module) => ({ default: module.SheetFields })));

type FilterSheetProps = {
  linkId: string;
  locale: string;
  labels: { title: string; close: string; show: string; clear: string };
  clearHref: string;
  chosen: readonly { name: string; value: string }[];
  /** Fields when the URL requests them: without JavaScript, or with an unreadable number. */
  children: ReactNode;
};

/** Milliseconds; groups several changes into one request. */
const PAUSE_MS = 200;

/** Only its button navigates. */
export function FilterSheet({ linkId, locale, labels, clearHref, chosen, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [panel, setPanel] = useState<FilterPanel>();
  const [show, setShow] = useState(labels.show);
  const isHydrated = useHydrated();
  const isInPage = Boolean(children);

  useEffect(() => {
    const sheet = dialog.current;
    const form = sheet?.closest('form');
    const link = form?.querySelector<HTMLAnchorElement>(`#${linkId}`);
    if (!sheet || !form || !link) return;
    let pending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loading: Promise<void> | undefined;

    const ask = async <Answer,>(path: string, query: string, signal?: AbortSignal): Promise<Answer> => {
      const answer = await fetch(`${path}${query ? `${query}&` : '?'}locale=${locale}`, signal ? { signal } : {});
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()) as Answer;
    };
    const countSoon = () => {
      pending.abort();
      clearTimeout(timer);
      const { signal } = (pending = new AbortController());
      timer = setTimeout(() => {
        ask<{ label: string }>('/api/listings/count', new URL(queryAddress(form)).search, signal).then(
          ({ label }) => setShow(label),
          () => {
            if (!signal.aborted) setShow(labels.show);
          },
        );
      }, PAUSE_MS);
    };
    const load = () =>
      (loading ??= Promise.all([
        ask<{ panel: FilterPanel; label: string }>('/api/listings/filters', link.search),
        loadFields(),
      ]).then(([answer]) => {
        setPanel(answer.panel);
        setShow(answer.label);
      }));
    const handlePointerDown = () => {
      if (!isInPage) load().catch(() => undefined);
    };
    const handleOpen = (event: MouseEvent) => {
      if (isInPage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (form.hasAttribute('data-busy')) return;
      sheet.showModal();
      load().catch(() => location.assign(link.href));
    };
    const handleSubmit = () => {
      sheet.close();
    };
    const handlePress = ({ target }: MouseEvent) => {
      if (target === sheet) sheet.close();
    };
    link.addEventListener('pointerdown', handlePointerDown);
    link.addEventListener('click', handleOpen);
    sheet.addEventListener('input', countSoon);
    sheet.addEventListener('click', handlePress);
    // Runs first, so that later handlers find the restored focus.
    form.addEventListener('submit', handleSubmit, { capture: true });
    return () => {
      pending.abort();
      clearTimeout(timer);
      link.removeEventListener('pointerdown', handlePointerDown);
      link.removeEventListener('click', handleOpen);
      sheet.removeEventListener('input', countSoon);
      sheet.removeEventListener('click', handlePress);
      form.removeEventListener('submit', handleSubmit, { capture: true });
    };
  }, [isInPage, labels.show, linkId, locale]);

  const hidden = chosen.map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));

  // A closed dialog is rendered only after hydration.
  const isShown = isInPage || isHydrated;
  return (
    <dialog ref={dialog} className={isInPage ? styles.inPage : styles.sheet} aria-label={labels.title}>
      {isShown && (
        <div className={styles.head}>
          <h2>{labels.title}</h2>
          <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
            <Icon node={X} />
          </button>
        </div>
      )}
      <div className={styles.body} aria-busy={!isInPage && !panel}>
        {children || <Suspense fallback={hidden}>{panel ? <SheetFields panel={panel} /> : hidden}</Suspense>}
      </div>
      {isShown && (
        <div className={styles.foot}>
          <a href={clearHref}>{labels.clear}</a>
          <Button type="submit">
            <span aria-live="polite">{show}</span>
          </Button>
        </div>
      )}
    </dialog>
  );
}
