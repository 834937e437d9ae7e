'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useSaved } from './saved-store';

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
