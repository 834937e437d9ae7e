import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

/** Set by lib/delivery/request-hooks.ts. */
const holder = globalThis as { __requestIds?: AsyncLocalStorage<string | undefined> };

/** The id of the request at hand, or undefined outside of any. */
export function requestId(): string | undefined {
  return holder.__requestIds?.getStore();
}

/** Does something that a request only sets off. */
export function outsideRequests<T>(work: () => T): T {
  return holder.__requestIds ? holder.__requestIds.run(undefined, work) : work();
}
