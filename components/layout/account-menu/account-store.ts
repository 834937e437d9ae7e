'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** Null: signed out; undefined: unknown. */
export type Account = { email: string; isStaff: boolean } | null | undefined;

let account: Account;
let isRequested = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function fetchAccount(path: string) {
  const response = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => null);
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  account = accountOf(body);
  listeners.forEach((listener) => listener());
}

/** Returns the account; null for an error response when signed out. */
function accountOf(body: unknown): { email: string; isStaff: boolean } | null {
  const { email, isStaff } = (body ?? {}) as { email?: unknown; isStaff?: unknown };
  return typeof email === 'string' ? { email, isStaff: isStaff === true } : null;
}

export function useAccount(path: string): Account {
  useEffect(() => {
    if (isRequested) return;
    isRequested = true;
    void fetchAccount(path);
  }, [path]);
  return useSyncExternalStore(
    subscribe,
    () => account,
    () => undefined,
  );
}
