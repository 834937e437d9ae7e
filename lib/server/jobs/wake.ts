import 'server-only';
import { outsideRequests } from '@/lib/server/telemetry/request-context';

/** Time for the queueing transaction to commit. */
const WAKE_DELAY_MS = 40;

/** One per process: Next bundles the worker and the routes apart. */
const holder = globalThis as { __wakeEmailWorker?: () => void };

/** Wakes the worker of this process; without one, polling finds the email. */
export function wakeEmailWorker(): void {
  // Detached from the request's context.
  outsideRequests(() => setTimeout(() => holder.__wakeEmailWorker?.(), WAKE_DELAY_MS).unref());
}

/** Registers the wake function; null when the worker stops. */
export function onWake(wake: (() => void) | null): void {
  if (wake) holder.__wakeEmailWorker = wake;
  else delete holder.__wakeEmailWorker;
}
