import 'server-only';
import { outsideRequests } from '@/lib/server/telemetry/request-context';
import { processState } from '@/lib/server/process-state';

/** Time for the transaction that queues an email to commit. */
const WAKE_DELAY_MS = 40;

const emailWorker = processState<{ wake: (() => void) | null }>('emailWorker', () => ({ wake: null }));

/** Tells the worker of this process that an email is queued. Without one (other process, tests) it is found by polling. */
export function wakeEmailWorker(): void {
  // What the worker does is not part of the request that woke it.
  outsideRequests(() => setTimeout(() => emailWorker.wake?.(), WAKE_DELAY_MS).unref());
}

/** Registers how to wake the worker; null when it stops. */
export function onWake(wake: (() => void) | null): void {
  emailWorker.wake = wake;
}
