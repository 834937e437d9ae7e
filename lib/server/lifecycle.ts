import 'server-only';
import { closeDatabase } from './db/client';
import { stopWorkers } from './jobs/workers';
import { log } from './log';
import { storeViews } from '@/lib/server/services/reports/record-view';
import { storeRedirectHits } from './services/catalogue/store-redirect-hits';
import { stopTracing } from './telemetry/tracing';
import { withTimeLimit } from './time-limit';
import { processState } from '@/lib/env/process-state';

const DRAIN_LIMIT_MS = 8_500;
/** Within a host's ten seconds. */
const CLOSE_LIMIT_MS = 1_000;

const state = processState('lifecycle', () => ({ isDraining: false }));

export function isDraining(): boolean {
  return state.isDraining;
}

/** Next drains requests on SIGTERM; this reports it (`/readyz`) and ends the process when a connection stays open. */
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
 * Next calls `process.exit` right after the last request. This delays it for emails in flight (else sent twice),
 * unstored counts and the embedded database (else needs recovery).
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

async function storeLastCounts(): Promise<void> {
  for (const result of await Promise.allSettled([storeViews(), storeRedirectHits()])) {
    if (result.status === 'rejected') log.warn({ err: result.reason as unknown }, 'the last counts were not stored');
  }
}
