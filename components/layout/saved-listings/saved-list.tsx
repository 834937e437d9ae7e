'use client';

import { isTakenOff } from './is-taken-off';
import { useSaved } from './saved-store';
import type { ReactNode } from 'react';

type SavedListProps = {
  listings: readonly string[];
  empty: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function SavedList({ listings, empty, className, children }: SavedListProps) {
  const saved = useSaved();
  const isEmpty = listings.every((id) => isTakenOff(saved, id));
  return (
    <>
      <div hidden={isEmpty} className={isEmpty ? undefined : className}>
        {children}
      </div>
      {isEmpty && empty}
    </>
  );
}
