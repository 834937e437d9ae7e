'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { isTakenOff } from './is-taken-off';
import { SavedListContext } from './saved-list-context';
import { useSaved } from './saved-store';

export function SavedItem({ listing, children, ...props }: ComponentProps<'li'> & { listing: string }) {
  const isOff = isTakenOff(useSaved(), listing);
  const item = useRef<HTMLLIElement>(null);
  const wasOff = useRef(false);

  useEffect(() => {
    const isBack = wasOff.current && !isOff;
    wasOff.current = isOff;
    if (isBack && document.activeElement === document.body) {
      item.current?.querySelector<HTMLElement>('button[aria-pressed]')?.focus();
    }
  }, [isOff]);

  if (isOff) return null;
  return (
    <SavedListContext value={true}>
      <li ref={item} {...props}>
        {children}
      </li>
    </SavedListContext>
  );
}
