import 'server-only';
import { setDraftLookup } from '@/lib/middleware/draft-link';
import { examineContent } from '@/lib/server/commands/doctor/content';
import { serveAdmin } from '@/lib/server/commands/socket';
import { findSecretProblem } from './auth-secret';
import { getEngine } from './db/client';
import { adminSocketOf, folderOf } from './db/embedded/embedded';
import { FolderInUseError } from './db/embedded/folder-lock';
import { env } from './env';
import { startSchedule } from './jobs/schedule';
import { startWorkers } from './jobs/workers';
import { watchShutdown } from './lifecycle';
import { watchCatalogue } from './services/catalogue/watch-catalogue';
import { isOpenDraft } from './services/listings/open-draft';
import { log } from './log';
import { startMetrics } from './telemetry/metrics';
import { startTracing } from './telemetry/tracing';

/** Longest wait for the database; creating it takes seconds. */
const OPEN_LIMIT_MS = 20_000;

/**
 * Runs before the first request. Starts without a database, but not when another process uses
 * the embedded one.
 */
export async function startServer(): Promise<void> {
  const isForCommand = env.ADMIN_SOCKET !== undefined;
  if (!isForCommand) requireSecret();
  watchShutdown();
  await startTracing();
  if (env.METRICS_TOKEN) startMetrics();
  const socket = env.ADMIN_SOCKET ?? ownSocket();
  if (socket) serveAdmin(socket);
  await getEngine(OPEN_LIMIT_MS).catch((error: Error) => {
    if (error.cause instanceof FolderInUseError && !isForCommand) endWith(error.message);
  });
  if (!isForCommand) {
    setDraftLookup(isOpenDraft);
    await watchCatalogue();
    startSchedule();
    startWorkers();
  }
  log.info({ site: env.SITE_URL }, 'started');
  if (!isForCommand) warnOfSamples();
}

function warnOfSamples(): void {
  const samples = examineContent(env).map(({ text }) => text);
  if (samples.length > 0) log.warn({ samples }, 'sample content is public: npm run doctor lists what to change');
}

function requireSecret(): void {
  const problem = findSecretProblem();
  if (problem) endWith(problem);
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Embedded database only: PostgreSQL is open to any process. */
function ownSocket(): string | null {
  return env.DATABASE_URL.startsWith('file:') ? adminSocketOf(folderOf(env.DATABASE_URL)) : null;
}
