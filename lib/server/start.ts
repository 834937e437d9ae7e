import 'server-only';
import { serveAdmin } from './admin/socket';
import { findSecretProblem } from './auth/secret';
import { getEngine } from './db/client';
import { adminSocketOf, folderOf } from './db/embedded/embedded';
import { FolderInUseError } from './db/embedded/folder-lock';
import { env } from './env';
import { startSchedule } from './jobs/schedule';
import { startWorkers } from './jobs/workers';
import { watchShutdown } from './lifecycle';
import { log } from './log';
import { startMetrics } from './telemetry/metrics';
import { startTracing } from './telemetry/tracing';

/** The first start makes the database, which takes seconds; visitors wait for it no longer than this. */
const OPEN_LIMIT_MS = 20_000;

/**
 * What the server does before its first request. Without a database it starts all the same: public pages need none. It
 * does not where another process has the folder of the embedded one, which it could never open.
 */
export async function startServer(): Promise<void> {
  const isForCommand = env.ADMIN_SOCKET !== undefined;
  if (!isForCommand) requireSecret();
  watchShutdown();
  await startTracing();
  if (env.METRICS_TOKEN) startMetrics();
  const socket = env.ADMIN_SOCKET ?? ownSocket();
  if (socket) serveAdmin(socket);
  // A failure is logged where it happens, and the first request tries again.
  await getEngine(OPEN_LIMIT_MS).catch((error: Error) => {
    // A command is told by the socket.
    if (error.cause instanceof FolderInUseError && !isForCommand) endWith(error.message);
  });
  if (!isForCommand) {
    startSchedule();
    startWorkers();
  }
  log.info({ site: env.SITE_URL }, 'started');
}

function requireSecret(): void {
  const problem = findSecretProblem();
  if (problem) endWith(problem);
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Of the embedded database only: on PostgreSQL any process can do the work. */
function ownSocket(): string | null {
  return env.DATABASE_URL.startsWith('file:') ? adminSocketOf(folderOf(env.DATABASE_URL)) : null;
}
