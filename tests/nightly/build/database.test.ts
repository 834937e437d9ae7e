import { readdirSync, statSync } from 'node:fs';
import { folder, freePort, serve, start, stop, untilResponse } from '@/tests/support/site-server';

jest.setTimeout(180_000);

it('creates an owner-only database at the first start and releases it at shutdown', async () => {
  const site = await serve();
  expect(statSync(`${folder}/db`).mode & 0o777).toBe(0o700);
  expect(readdirSync(`${folder}/db.lock`)).toHaveLength(1);
  await stop(site);
  expect(readdirSync(`${folder}/db.lock`)).toEqual([]);
});

it('serves pages without a database, and reports that it starts', async () => {
  const port = await freePort();
  const run = start(['--port', String(port)], { DATABASE_URL: 'postgres://nobody@localhost:1/none' });
  await untilResponse(port, '/en', 200);
  const response = await fetch(`http://localhost:${port}/readyz`);
  expect([response.status, await response.json()]).toEqual([503, { status: 'starting', database: 'away' }]);
  run.child.kill('SIGTERM');
  await run.ended;
  expect(run.output()).toContain('the database is unavailable');
});
