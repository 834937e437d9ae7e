'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useTransition } from 'react';
import { queryAddress } from '@/lib/browser/query-address';

type FilterNavigationProps = { formId: string; statusId: string; query: string };

/** Survives the change from prerendered to filtered page. */
let lastUsed = '';

/** Invalid input was sent. */
let wasSent = false;

/** Something was typed or ticked since a list was asked for: its arrival does not take it away. */
let isEdited = false;

/** True after the first mount. */
let hasStarted = false;

/**
 * Soft filter navigation: links and the order apply at once, the panel's fields with its button; fields follow the URL,
 * empty ones are omitted, focus stays.
 */
export function FilterNavigation({ formId, statusId, query }: FilterNavigationProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  // As the next one: what is chosen while the cards still move counts.
  useLayoutEffect(() => {
    const form = findForm(formId);
    const page = form?.parentElement;
    if (!form || !page) return;
    let changed = '';
    const handleChange = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement) || target.closest('dialog')) return;
      changed = target.id;
      form.requestSubmit();
    };
    const handleInput = () => {
      isEdited = true;
    };
    const go = (event: Event, address: string, id: string) => {
      event.preventDefault();
      lastUsed = id;
      isEdited = false;
      startTransition(() => router.push(address, { scroll: false }));
    };
    const handleSubmit = (event: SubmitEvent) => {
      wasSent = changed === '';
      go(event, queryAddress(form), changed || (document.activeElement?.id ?? ''));
      changed = '';
    };
    const handleClick = (event: MouseEvent) => {
      // Opens the further filters; or a new tab or window, which is left to the browser.
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-filter]') : null;
      if (link) go(event, link.href, link.id);
    };
    form.addEventListener('change', handleChange);
    form.addEventListener('input', handleInput);
    form.addEventListener('submit', handleSubmit);
    page.addEventListener('click', handleClick);
    return () => {
      form.removeEventListener('change', handleChange);
      form.removeEventListener('input', handleInput);
      form.removeEventListener('submit', handleSubmit);
      page.removeEventListener('click', handleClick);
    };
  }, [formId, router]);

  // An order chosen before hydration applies, but not what is unfinished in the panel.
  useEffect(() => {
    if (hasStarted) return;
    hasStarted = true;
    const form = findForm(formId);
    const sort = findSort(form);
    if (sort && sort.value !== (sort.dataset.value ?? '')) form?.requestSubmit();
  }, [formId]);

  // Before the view transition of the cards: other effects wait for its end, and focus would be lost until then.
  useLayoutEffect(() => {
    if (!hasStarted) return;
    const form = findForm(formId);
    if (!isEdited) {
      form?.reset();
      const sort = findSort(form);
      if (sort) sort.value = sort.dataset.value ?? '';
    }
    const wrong = wasSent ? form?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    wasSent = false;
    if (wrong) {
      lastUsed = '';
      wrong.focus();
      return;
    }
    // Also in a field that was closed with its panel.
    const isFocusLost = document.activeElement === document.body || !isShown(document.activeElement);
    if (lastUsed && isFocusLost) {
      const used = document.getElementById(lastUsed);
      (isShown(used) ? used : document.getElementById(statusId))?.focus({ preventScroll: true });
    }
    lastUsed = '';
  }, [formId, query, statusId]);

  useEffect(() => {
    findForm(formId)?.toggleAttribute('data-busy', isPending);
  }, [formId, isPending]);

  return null;
}

const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;

const findSort = (form: HTMLFormElement | null) => form?.querySelector<HTMLSelectElement>('select[name="sort"]');

function findForm(id: string): HTMLFormElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : null;
}
