'use client';

import { useSyncExternalStore } from 'react';

/** Returns false on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
