import 'server-only';
import { outsideRequests } from '@/lib/server/observation/request';

/** Time for the transaction that stores a mail to end. */
const POKE_DELAY_MS = 40;

/** One for the process: Next bundles the start, which runs the worker, and the routes apart. */
const holder = globalThis as { __outboxWake?: () => void };

/** Tells the worker of this process that there is mail. Without one (other process, tests) it is found at the next look. */
export function pokeOutbox(): void {
  // What the worker does then is not part of the request that woke it.
  outsideRequests(() => setTimeout(() => holder.__outboxWake?.(), POKE_DELAY_MS).unref());
}

/** The worker says how to wake it; null when it stops. */
export function onPoke(wake: (() => void) | null): void {
  if (wake) holder.__outboxWake = wake;
  else delete holder.__outboxWake;
}
