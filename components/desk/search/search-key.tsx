'use client';

import { useEffect } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

type SearchKeyProps = Readonly<{ field: string; className: string | undefined }>;

const FIELDS = 'input, textarea, select, [contenteditable]';

/** `/` moves to the search field, except while typing. */
export function SearchKey({ className, field }: SearchKeyProps) {
  const isLive = useHydrated();
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      document.getElementById(field)?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
  return (
    isLive && (
      <kbd className={className} aria-hidden="true">
        /
      </kbd>
    )
  );
}
