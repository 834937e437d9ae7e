import 'server-only';
import { closeDatabase } from './db/client';
import { stopWorkers } from './jobs/workers';
import { log } from './log';
import { storeViews } from '@/lib/server/services/reports/record-view';
import { storeRedirectHits } from './services/catalogue/store-redirect-hits';
import { stopTracing } from './telemetry/tracing';
import { withTimeLimit } from './time-limit';
import { processState } from '@/lib/env/process-state';

/** Longest wait for requests in flight at shutdown. */
const DRAIN_LIMIT_MS = 8_500;
/** Time for closing the database, within a host's ten seconds. */
const CLOSE_LIMIT_MS = 1_000;

const state = processState('lifecycle', () => ({ isDraining: false }));

/** True once shutdown has begun. */
export function isDraining(): boolean {
  return state.isDraining;
}

/**
 * Next drains requests on SIGTERM; this reports it to the load balancer (`/readyz`) and ends the process if a
 * connection stays open.
 */
export function watchShutdown(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      state.isDraining = true;
      log.info({ signal }, 'stopping');
      const emailsDone = withTimeLimit(DRAIN_LIMIT_MS, stopWorkers(), () => new Error('an email is still in flight'));
      closeDatabaseBeforeExit(emailsDone.catch(() => undefined));
      setTimeout(() => process.exit(0), DRAIN_LIMIT_MS).unref();
    });
  }
}

/**
 * Next calls `process.exit` right after the last request: this delays it for the email in flight, which would be sent
 * twice, for counts that are not stored yet, and for the embedded database, which would need a recovery.
 */
function closeDatabaseBeforeExit(emailsDone: Promise<unknown>): void {
  const exit = process.exit.bind(process);
  process.exit = ((code) => {
    process.exit = () => undefined as never;
    void emailsDone.then(() => {
      setTimeout(exit, CLOSE_LIMIT_MS, code);
      Promise.all([storeLastCounts().then(closeDatabase), stopTracing()]).then(
        () => exit(code),
        () => exit(code),
      );
    });
  }) as typeof process.exit;
}

/** Page views and hits of redirects, also those of the last requests. Without a database they are lost. */
async function storeLastCounts(): Promise<void> {
  for (const result of await Promise.allSettled([storeViews(), storeRedirectHits()])) {
    if (result.status === 'rejected') log.warn({ err: result.reason as unknown }, 'the last counts were not stored');
  }
}
