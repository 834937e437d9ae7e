import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { isDatabaseUp } from '@/lib/server/data/core/health';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { findUserByEmail } from '@/lib/server/data/accounts/users';
import { queryRows, type Engine } from '@/lib/server/db/engine';
import { openPostgres } from '@/lib/server/db/postgres';
import { log } from '@/lib/server/log';
import { describeOnPostgres, postgresDatabase, putEngine } from '@/tests/support/database/engines';
import { startPostgres } from '@/tests/support/database/postgres-server.mjs';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(60_000);

const CONNECTIONS = 2;
const binaries = process.env.TEST_POSTGRES_PROGRAMS;
const unavailable = { name: 'DatabaseUnavailableError' };
const read = () => findUserByEmail('ada@example.com');

let engine: Engine;
const use = async (url: string, connections: number) => {
  engine = await openPostgres(url, { connections });
  putEngine(engine);
};
beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  putEngine(null);
  await engine.close();
});

describeOnPostgres('a transaction whose connection fails', () => {
  it('is released if it cannot begin', async () => {
    await use(await postgresDatabase(), 1);
    const real: (...given: unknown[]) => unknown = Client.prototype.query;
    const query = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given) {
      const [{ text }] = given as unknown as [{ text?: string }];
      return text === 'begin' ? Promise.reject(new Error('Query read timeout')) : real.apply(this, given);
    });
    await expect(inTransaction(read)).rejects.toMatchObject(unavailable);
    query.mockRestore();
    expect(await isDatabaseUp()).toBe(true);
  });

  it('fails if the connection ends between statements, and the process continues', async () => {
    await use(await postgresDatabase(), 2);
    const work = inTransaction(async () => {
      const [row] = await withDb((db) => queryRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`));
      await engine.db.execute(sql`select pg_terminate_backend(${row?.pid})`);
      const isGone = async () =>
        (await queryRows(engine.db, sql`select 1 from pg_stat_activity where pid = ${row?.pid}`)).length === 0;
      await until(isGone, 5_000);
      await read();
    });
    await expect(work).rejects.toMatchObject(unavailable);
    expect(await inTransaction(read)).toBeNull();
  });
});

(binaries ? describe : describe.skip)('a PostgreSQL server that hangs', () => {
  it('leaks no connection, whether a transaction begins or runs', async () => {
    const server = await startPostgres(binaries ?? '');
    await use(`${server.url}/postgres?query_timeout=1500`, CONNECTIONS);
    let start: () => void = () => undefined;
    const mayRead = new Promise<void>((resolve) => (start = resolve));
    const underWay = inTransaction(async () => {
      await read();
      await mayRead;
      return read();
    });
    await inTransaction(read);
    const goOn = await server.hang();
    try {
      start();
      const works = [underWay, ...Array.from({ length: 2 * CONNECTIONS }, () => inTransaction(read))];
      for (const { reason } of (await Promise.allSettled(works)) as { reason?: unknown }[])
        expect(reason).toMatchObject(unavailable);
      expect(await isDatabaseUp()).toBe(false);
    } finally {
      goOn();
    }
    await until(isDatabaseUp, 10_000);
    expect(await Promise.all(Array.from({ length: CONNECTIONS }, () => inTransaction(read)))).toEqual([null, null]);
    await server.end();
  });
});
