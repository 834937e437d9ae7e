import 'server-only';
import { isBuilding } from '@/lib/env/process';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { withTimeLimit } from '@/lib/server/time-limit';
import type { Engine } from './engine';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { normalizeError } from './errors';
import { openDatabase } from './open';
import { processState } from '@/lib/env/process-state';

const OPEN_LIMIT_MS = 5_000;
const RETRY_PAUSE_MS = 1_000;

type State = { opening: Promise<Engine> | null; failedAt: number; failure: string | null };

const state = processState<State>('database', () => ({ opening: null, failedAt: 0, failure: null }));

/**
 * Returns the database; opens it at the first call and after a failure.
 * @throws DatabaseUnavailableError
 */
export async function getEngine(waitMs = OPEN_LIMIT_MS): Promise<Engine> {
  if (isBuilding()) {
    throw new Error('The database is not opened while the site is built: every worker would open it.');
  }
  if (!state.opening && Date.now() - state.failedAt < RETRY_PAUSE_MS) {
    throw new DatabaseUnavailableError(state.failure ?? 'unavailable');
  }
  const opening = (state.opening ??= open());
  const engine = await withTimeLimit(waitMs, opening, tooLate);
  if (!engine.isBroken()) return engine;
  if (state.opening === opening) {
    log.error('the embedded database crashed and is reopened');
    state.opening = engine.close().then(open, open);
  }
  return getEngine(waitMs);
}

const tooLate = () => new DatabaseUnavailableError('the database does not answer');

async function open(): Promise<Engine> {
  try {
    const engine = await openDatabase(env.DATABASE_URL, env.DATABASE_POOL);
    if (state.failure) log.info('the database is up again');
    state.failure = null;
    return engine;
  } catch (error) {
    const { message } = normalizeError(error) as Error;
    if (message !== state.failure) log.error({ reason: message }, 'the database is unavailable');
    Object.assign(state, { opening: null, failedAt: Date.now(), failure: message });
    throw new DatabaseUnavailableError(message, { cause: error });
  }
}

/** Closes cleanly, so that the next start needs no recovery. Later calls reopen the database. */
export async function closeDatabase(): Promise<void> {
  const { opening } = state;
  state.opening = null;
  await (await opening?.catch(() => null))?.close();
}
