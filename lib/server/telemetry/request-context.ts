import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

/** Set by lib/delivery/request-hooks.ts. */
const holder = globalThis as { __requestIds?: AsyncLocalStorage<string | undefined> };

/** Id of the current request, or undefined. */
export function requestId(): string | undefined {
  return holder.__requestIds?.getStore();
}

/** Runs `work` outside the request's context. */
export function outsideRequests<T>(work: () => T): T {
  return holder.__requestIds ? holder.__requestIds.run(undefined, work) : work();
}
