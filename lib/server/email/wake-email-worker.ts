import 'server-only';
import { outsideRequests } from '@/lib/server/telemetry/request-context';
import { processState } from '@/lib/env/process-state';

/** Time for the queueing transaction to commit. */
const WAKE_DELAY_MS = 40;

const emailWorker = processState<{ wake: (() => void) | null }>('emailWorker', () => ({ wake: null }));

/** Wakes the worker of this process; without one, polling finds the email. */
export function wakeEmailWorker(): void {
  outsideRequests(() => setTimeout(() => emailWorker.wake?.(), WAKE_DELAY_MS).unref());
}

export function onWake(wake: (() => void) | null): void {
  emailWorker.wake = wake;
}
