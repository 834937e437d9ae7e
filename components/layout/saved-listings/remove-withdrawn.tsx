'use client';

import { useEffect, useRef } from 'react';
import { forgetListings, useSaved } from './saved-store';

/** Takes homes off the list that the page has just said are gone. */
export function RemoveWithdrawn({ gone }: { gone: readonly string[] }) {
  const { isSettled } = useSaved();
  const forgotten = useRef('');
  useEffect(() => {
    const key = gone.join();
    if (!isSettled || !key || forgotten.current === key) return;
    forgotten.current = key;
    forgetListings(gone);
  }, [gone, isSettled]);
  return null;
}
