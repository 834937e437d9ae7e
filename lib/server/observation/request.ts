import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

type Times = { sum: number; counts: number[] };

/** What `npm start` notes of every request (lib/delivery/request-hooks.ts); missing under `npm run dev`. */
export type Requests = Readonly<{
  context: AsyncLocalStorage<string | undefined>;
  /** Upper ends, seconds; `counts` of each time has one more, for what took longer. */
  buckets: readonly number[];
  open: number;
  /** By `GET page 2xx`: method, kind and class of the status. */
  counts: ReadonlyMap<string, number>;
  /** By kind. */
  times: ReadonlyMap<string, Times>;
}>;

const holder = globalThis as { __requests?: Requests };

export const watchedRequests = (): Requests | undefined => holder.__requests;

/** The number of the request that is being answered, or undefined outside of any. */
export function requestId(): string | undefined {
  return holder.__requests?.context.getStore();
}

/** Does something that a request only sets off. */
export function outsideRequests<T>(work: () => T): T {
  const context = holder.__requests?.context;
  return context ? context.run(undefined, work) : work();
}
