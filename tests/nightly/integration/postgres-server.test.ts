import { sql } from 'drizzle-orm';
import { GET as readyz } from '@/app/readyz/route';
import journal from '@/lib/server/db/migrations/meta/_journal.json';
import { isDatabaseUp } from '@/lib/server/data/core/health';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { findUserByEmail } from '@/lib/server/data/accounts/users';
import { queryRows } from '@/lib/server/db/engine';
import { openPostgres } from '@/lib/server/db/postgres';
import { describeOnPostgres, postgresDatabase, putEngine } from '@/tests/support/database/engines';
import { serve, startPostgres } from '@/tests/support/database/postgres-server.mjs';
import { startChild } from '@/tests/support/database/processes';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(120_000);

const binaries = process.env.TEST_POSTGRES_PROGRAMS;

describeOnPostgres('a PostgreSQL server', () => {
  it('is migrated once by three concurrent processes', async () => {
    const url = await postgresDatabase();
    const children = Array.from({ length: 3 }, () => startChild('migrate', url));
    await Promise.all(children.map((child) => child.line('migrated')));
    const engine = await openPostgres(url, { connections: 1 });
    expect(await queryRows(engine.db, sql`select 1 from drizzle.__drizzle_migrations`)).toHaveLength(
      journal.entries.length,
    );
    await engine.close();
  });

  it('fails soon if nothing listens', async () => {
    const start = Date.now();
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/none', { connections: 1 })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('counts attempts of all instances together (L8)', async () => {
    const url = await postgresDatabase();
    const instances = [await openPostgres(url, { connections: 1 }), await openPostgres(url, { connections: 1 })];
    const limit = { name: 'test', limit: 5, seconds: 300 };
    const responses = [];
    for (let n = 0; n < 8; n += 1) {
      putEngine(instances[n % 2] ?? null);
      responses.push((await countAttempt([limit])).isAllowed);
    }
    expect(responses).toEqual([true, true, true, true, true, false, false, false]);
    putEngine(null);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  (binaries ? it : it.skip)('may stop: the site reports it, continues, and recovers without a restart', async () => {
    let server = await startPostgres(binaries ?? '');
    const engine = await openPostgres(`${server.url}/postgres`, { connections: 3 });
    putEngine(engine);
    const health = async () => {
      const response = await readyz();
      return [response.status, await response.json()];
    };
    expect(await health()).toEqual([200, { status: 'ready', database: 'up' }]);
    const place = await server.pause();
    const start = Date.now();
    // Public pages need no database.
    expect(await health()).toEqual([200, { status: 'ready', database: 'away' }]);
    expect(Date.now() - start).toBeLessThan(2_000);
    await expect(findUserByEmail('a@example.com')).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
    server = await serve(place);
    await until(isDatabaseUp, 20_000);
    expect(await health()).toEqual([200, { status: 'ready', database: 'up' }]);
    expect(await findUserByEmail('a@example.com')).toBeNull();
    putEngine(null);
    await engine.close();
    await server.end();
  });
});
