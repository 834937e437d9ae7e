import { Client } from 'pg';
import { examineDatabase } from '@/lib/server/commands/doctor/storage';
import { openPostgres } from '@/lib/server/db/postgres';
import { log } from '@/lib/server/log';
import { closeEngines, postgresDatabase, postgresUrl, putEngine } from '@/tests/support/database/engines';
import { hasPgBouncer } from '@/tests/support/servers/has-pgbouncer.mjs';
import { startPgBouncer } from '@/tests/support/servers/pgbouncer';

jest.setTimeout(60_000);

const IGNORED = 'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout';

const refusals: readonly (readonly [string, readonly string[], RegExp])[] = [
  [
    'refuses our parameters',
    ['pool_mode = transaction'],
    /PgBouncer.* refuses the startup parameter statement_timeout: .*pool_mode = session.*ignore_startup_parameters/,
  ],
  [
    'refuses one of our parameters in session mode',
    ['pool_mode = session', 'ignore_startup_parameters = statement_timeout'],
    /PgBouncer.* refuses the startup parameter idle_in_transaction_session_timeout/,
  ],
  [
    'is in transaction mode',
    ['pool_mode = transaction', IGNORED],
    /PgBouncer.* in transaction mode.*pg_advisory_lock.*Set pool_mode = session/,
  ],
  [
    'is in transaction mode with one connection',
    ['pool_mode = transaction', 'default_pool_size = 1', IGNORED],
    /PgBouncer.* in transaction mode/,
  ],
  [
    'is in transaction mode and takes turns',
    ['pool_mode = transaction', 'server_round_robin = 1', IGNORED],
    /PgBouncer.* in transaction mode/,
  ],
  ['is in statement mode', ['pool_mode = statement', IGNORED], /PgBouncer.* in statement mode/],
  ['has no place', ['max_client_conn = 0', IGNORED], /PgBouncer.*no more connections allowed/],
];

(hasPgBouncer && postgresUrl ? describe : describe.skip)('behind PgBouncer', () => {
  it.each(refusals)('says what to set when it %s, and changes nothing', async (_, settings, words) => {
    const direct = await postgresDatabase();
    const pooler = await startPgBouncer(direct, settings);
    const open = () => openPostgres(pooler.url, { connections: 2 });
    await expect(open()).rejects.toThrow(words);
    const [finding] = await examineDatabase(open);
    expect(finding?.state).toBe('bad');
    expect(finding?.text).toMatch(words);
    await pooler.stop();
    const client = new Client({ connectionString: direct });
    await client.connect();
    const { rows } = await client.query(
      `select locktype as name from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())
       union all select nspname from pg_namespace where nspname = 'drizzle'`,
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  it('works in session mode, and names the limits that are lost', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const pooler = await startPgBouncer(await postgresDatabase(), ['pool_mode = session', IGNORED]);
    const engine = await openPostgres(pooler.url, { connections: 2 });
    putEngine(engine);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('ALTER ROLE')]]);
    const findings = await examineDatabase(() => Promise.resolve(engine));
    expect(findings.map(({ state }) => state)).toEqual(['good', 'advice', 'good', 'good']);
    await closeEngines(engine);
    await pooler.stop();
  });
});

(postgresUrl ? it : it.skip)('takes PostgreSQL itself for no pooler', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const engine = await openPostgres(await postgresDatabase(), { connections: 1 });
  putEngine(engine);
  expect(await examineDatabase(() => Promise.resolve(engine))).toHaveLength(3);
  expect(warn).not.toHaveBeenCalled();
  await closeEngines(engine);
});
