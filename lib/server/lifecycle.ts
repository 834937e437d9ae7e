import 'server-only';
import { closeDatabase } from './db/client';
import { stopWorkers } from './jobs/workers';
import { log } from './log';
import { stopTracing } from './telemetry/tracing';
import { withTimeLimit } from './time-limit';
import { processState } from '@/lib/server/process-state';

/** Longest wait for requests in flight after the process was asked to stop. */
const DRAIN_LIMIT_MS = 8_500;
/** Of the ten seconds that a host leaves, what is left for the database. */
const CLOSE_LIMIT_MS = 1_000;

const state = processState('lifecycle', () => ({ isDraining: false }));

/** True from the moment the process was asked to stop. */
export function isDraining(): boolean {
  return state.isDraining;
}

/**
 * Next closes the server on SIGTERM and lets requests in flight finish; this says so to the load balancer
 * (`/readyz`) and ends the process where a connection would keep it alive for ever.
 */
export function watchShutdown(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      state.isDraining = true;
      log.info({ signal }, 'stopping');
      const mails = withTimeLimit(DRAIN_LIMIT_MS, stopWorkers(), () => new Error('an email is still in flight'));
      closeDatabaseBeforeExit(mails.catch(() => undefined));
      setTimeout(() => process.exit(0), DRAIN_LIMIT_MS).unref();
    });
  }
}

/**
 * Next leaves no room between its last request and `process.exit`: here it is made, for the mail in flight, which
 * would go twice, and for the database. Nothing would be lost without that, but the next start would have to recover
 * the embedded one, which takes seconds.
 */
function closeDatabaseBeforeExit(emailsDone: Promise<void>): void {
  const exit = process.exit.bind(process);
  process.exit = ((code) => {
    process.exit = () => undefined as never;
    void emailsDone.then(() => {
      setTimeout(exit, CLOSE_LIMIT_MS, code);
      Promise.all([closeDatabase(), stopTracing()]).then(
        () => exit(code),
        () => exit(code),
      );
    });
  }) as typeof process.exit;
}
