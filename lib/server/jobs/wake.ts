import 'server-only';
import { outsideRequests } from '@/lib/server/telemetry/request-context';

/** Time for the transaction that queues an email to commit. */
const WAKE_DELAY_MS = 40;

/** One for the process: Next bundles the start, which runs the worker, and the routes apart. */
const holder = globalThis as { __wakeEmailWorker?: () => void };

/** Tells the worker of this process that an email is queued. Without one (other process, tests) it is found by polling. */
export function wakeEmailWorker(): void {
  // What the worker does is not part of the request that woke it.
  outsideRequests(() => setTimeout(() => holder.__wakeEmailWorker?.(), WAKE_DELAY_MS).unref());
}

/** Registers how to wake the worker; null when it stops. */
export function onWake(wake: (() => void) | null): void {
  if (wake) holder.__wakeEmailWorker = wake;
  else delete holder.__wakeEmailWorker;
}
