'use client';

import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';
const KEY = /^[a-z?]$/;

/** Clicks the link or button with the pressed key in `aria-keyshortcuts`; never from a field or with a modifier. */
export function DeskKeyListener() {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, defaultPrevented, key, metaKey, target } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || !KEY.test(key)) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      const element = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
      if (!element) return;
      event.preventDefault();
      element.click();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return null;
}
