'use client';

import { useEffect, useRef } from 'react';
import { forgetListings, useSaved } from './saved-store';

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
