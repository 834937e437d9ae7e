import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

type Requests = Readonly<{
  context: AsyncLocalStorage<string | undefined>;
  /** Requests in flight. */
  open: number;
}>;

/** Set by lib/delivery/request-hooks.ts. */
const holder = globalThis as { __requests?: Requests };

export const watchedRequests = (): Requests | undefined => holder.__requests;

/** The id of the request at hand, or undefined outside of any. */
export function requestId(): string | undefined {
  return holder.__requests?.context.getStore();
}

/** Does something that a request only sets off. */
export function outsideRequests<T>(work: () => T): T {
  const context = holder.__requests?.context;
  return context ? context.run(undefined, work) : work();
}
