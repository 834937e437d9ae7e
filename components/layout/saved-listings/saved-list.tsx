'use client';

import { isTakenOff } from './is-taken-off';
import { useSaved } from './saved-store';
import type { ReactNode } from 'react';

type SavedListProps = {
  /** Every home on the list as it came from the server. */
  homes: readonly string[];
  /** What is said once none is left. */
  empty: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A list of saved homes, until the last one is taken off. */
export function SavedList({ homes, empty, className, children }: SavedListProps) {
  const saved = useSaved();
  const isEmpty = homes.every((id) => isTakenOff(saved, id));
  return (
    <>
      <div hidden={isEmpty} className={isEmpty ? undefined : className}>
        {children}
      </div>
      {isEmpty && empty}
    </>
  );
}
