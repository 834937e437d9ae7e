'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useTransition } from 'react';
import { queryAddress } from '@/lib/browser/query-address';

type FilterNavigationProps = { formId: string; statusId: string; query: string };

/** Survives the change from prerendered to filtered page. */
let lastUsed = '';

let wasSent = false;

/** Input changed after a list was requested; its response must not overwrite it. */
let isEdited = false;

let hasStarted = false;

/** Links and order apply immediately, the panel by its button. Preserves focus. */
export function FilterNavigation({ formId, statusId, query }: FilterNavigationProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  // A layout effect, so that input during the card transition counts.
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

  // Applies an order selected before hydration, but not unfinished panel input.
  useEffect(() => {
    if (hasStarted) return;
    hasStarted = true;
    const form = findForm(formId);
    const sort = findSort(form);
    if (sort && sort.value !== (sort.dataset.value ?? '')) form?.requestSubmit();
  }, [formId]);

  // Runs before the view transition: other effects wait for its end, and focus would be lost.
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
    // Includes a field that was closed with its panel.
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
