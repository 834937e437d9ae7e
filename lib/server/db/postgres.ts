import 'server-only';
import type { ClientConfig } from 'pg';
import { log } from '@/lib/server/log';
import type { Db, Engine } from './engine';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { normalizeError } from './errors';
import { migrationsFolder } from './migrate';
import { refusePooling } from './pooler';

const MIGRATION_LOCK = 727_274;
const CONNECT_LIMIT_MS = 3_000;
/** Longer statements indicate a lost network or a held lock. */
const STATEMENT_LIMIT_MS = 10_000;
const MIGRATION_LOCK_LIMIT_MS = 60_000;

type Options = Readonly<{ connections: number }>;

/** Migrates first. @throws Error of the driver when unreachable, PoolerError */
export async function openPostgres(url: string, { connections }: Options): Promise<Engine> {
  const base = { connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS, application_name: 'cerda-mar' };
  const limits = {
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS + CONNECT_LIMIT_MS,
    idle_in_transaction_session_timeout: 3 * STATEMENT_LIMIT_MS,
  };
  await refusePooling({ ...base, ...limits, query_timeout: CONNECT_LIMIT_MS });
  await migratePostgres(base);
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new Pool({
    ...base,
    max: connections,
    keepAlive: true,
    ...limits,
  });
  // Without a listener, a server restart ends this process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'lost a connection to the database'));
  const db = drizzle(pool);
  // Drizzle's own transaction leaks connections that cannot `begin` and reuses unresponsive ones, which exhausts the
  // pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isUnreachable = false;
    const warn = (error: Error) => log.warn({ reason: error.message }, 'lost a connection within a transaction');
    client.on('error', warn);
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isUnreachable = normalizeError(error) instanceof DatabaseUnavailableError;
      throw error;
    } finally {
      client.off('error', warn);
      client.release(isUnreachable);
    }
  };
  return {
    kind: 'postgres',
    db: db as unknown as Db,
    isBroken: () => false,
    close: () => pool.end(),
  };
}

/** Concurrent migrations fail without a lock. */
async function migratePostgres(config: ClientConfig): Promise<void> {
  const [{ Client }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const client = new Client(config);
  client.on('error', (error) => log.warn({ reason: error.message }, 'lost the migration connection'));
  try {
    await client.connect();
    await client.query(`set lock_timeout = ${MIGRATION_LOCK_LIMIT_MS}`);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end().catch(() => undefined);
  }
}
