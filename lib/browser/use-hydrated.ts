'use client';

import { useSyncExternalStore } from 'react';

/** False on the server and in the first render, so that both agree; true once JavaScript runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
