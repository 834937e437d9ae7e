'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useSaved } from './saved-store';

/** Asks for the page once more where the list of this browser moved into the account after it was rendered. */
export function RefreshWhenMoved() {
  const { moves } = useSaved();
  const router = useRouter();
  const seen = useRef(moves);
  useEffect(() => {
    if (seen.current === moves) return;
    seen.current = moves;
    router.refresh();
  }, [moves, router]);
  return null;
}
