import 'server-only';
import type { Client, ClientConfig } from 'pg';
import { log } from '@/lib/server/log';

/** The message says what to set. */
class PoolerError extends Error {}

const DIRECT = 'give DATABASE_URL the address of PostgreSQL itself (usually port 5432)';
const SESSION_LIMITS = 'statement_timeout,idle_in_transaction_session_timeout';
const REFUSED_PARAMETER = /unsupported startup parameter(?: in options)?:? ?(\w*)/i;
/** Protocol violation: PgBouncer's code for its own refusals. */
const POOLER_STATE = '08P01';

/** Names the pooler of a refused connection; returns other errors unchanged. */
function explain(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code !== POOLER_STATE) return error;
  const [, parameter] = REFUSED_PARAMETER.exec(message) ?? [];
  if (parameter !== undefined) {
    return new PoolerError(
      `DATABASE_URL leads to a connection pooler (PgBouncer), which refuses the startup parameter ${parameter}: ` +
        `${DIRECT}, or set pool_mode = session and ignore_startup_parameters = ${SESSION_LIMITS} in PgBouncer`,
    );
  }
  return new PoolerError(
    `A connection pooler (PgBouncer) in front of the database answers ‘${message}’: see its log, or ${DIRECT}`,
  );
}

const pooled = (mode: 'transaction' | 'statement') =>
  new PoolerError(
    `DATABASE_URL leads to a connection pooler (PgBouncer) in ${mode} mode, where each ${mode} may use another ` +
      'connection: the lock of migrations (pg_advisory_lock) and the limits of a session (statement_timeout, ' +
      'lock_timeout, idle_in_transaction_session_timeout) do not hold. ' +
      `Set pool_mode = session for this database in PgBouncer, or ${DIRECT}`,
  );

export const LOST_LIMITS =
  'A connection pooler (PgBouncer) drops the limits of the site: set them for its role with ALTER ROLE … SET ' +
  "statement_timeout = '10s' and ALTER ROLE … SET idle_in_transaction_session_timeout = '30s'";

/**
 * Refuses poolers that give each transaction another connection (PgBouncer's modes transaction and statement): the migration
 * lock and session limits would not apply. Costs one query on PostgreSQL itself. @throws Error of the driver or PoolerError.
 */
export async function refusePooling(config: ClientConfig): Promise<void> {
  const pg = await import('pg');
  const [first, second] = [new pg.Client(config), new pg.Client(config)];
  for (const client of [first, second]) client.on('error', () => undefined);
  try {
    await first.connect();
    const server = await serverOf(first);
    if (isDirect(first, server)) return;
    await second.connect();
    await second.query('begin');
    // In transaction mode, the first client gets another connection, or none.
    await serverOf(second);
    const later = await serverOf(first).catch(() => null);
    if (later !== server) throw pooled('transaction');
    if (await hasNoLimit(first)) log.warn(LOST_LIMITS);
  } catch (error) {
    const isStatementMode = error instanceof Error && /statement pooling mode/i.test(error.message);
    throw isStatementMode ? pooled('statement') : explain(error);
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)));
  }
}

/** PostgreSQL announces its process at the start of a connection; poolers announce a number of their own. */
const isDirect = (client: Client, server: number) =>
  (client as unknown as Readonly<{ processID: number | null }>).processID === server;

async function serverOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

async function hasNoLimit(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ limit: string }>(`select current_setting('statement_timeout') as "limit"`);
  return rows[0]?.limit === '0';
}
