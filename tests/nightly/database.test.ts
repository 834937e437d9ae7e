import { existsSync, readFileSync, statSync } from 'node:fs';
import { folder, freePort, runCommand, serve, start, stop } from '@/tests/support/site-server';

jest.setTimeout(180_000);

const command = async (args: readonly string[], environment?: Record<string, string>) => {
  const run = runCommand('database', args, environment);
  return { code: await run.ended, output: run.output() };
};

it('refuses a folder in use, and the first process continues', async () => {
  const first = await serve();
  const second = start(['--port', String(await freePort())]);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.run.child.pid}`);
  expect(second.output()).not.toContain('"msg":"started"');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect((await command(['backup', `${folder}/beside.gz`])).code).toBe(0);
  await stop(first, 'SIGKILL');
  await stop(await serve());
});

it('starts with the database template of the build', async () => {
  const identifierIn = (place: string) => readFileSync(`${place}/global/pg_control`).readBigUInt64LE();
  await stop(await serve());
  const place = { DATABASE_URL: `file:${folder}/second` };
  await stop(await serve(place));
  expect(identifierIn(`${folder}/second`)).toBe(identifierIn(`${folder}/db`));
  expect(statSync(`${folder}/second/global`).mode & 0o777).toBe(0o700);
  expect(statSync(`${folder}/second/global/pg_control`).mode & 0o777).toBe(0o600);
});

it('is backed up with and without a running site, and restored elsewhere', async () => {
  const site = await serve();
  const live = await command(['backup', `${folder}/live.gz`]);
  expect(live).toEqual({ code: 0, output: expect.stringContaining('0 users') });
  await stop(site);
  expect((await command(['backup', `${folder}/still.gz`])).code).toBe(0);
  const place = { DATABASE_URL: `file:${folder}/restored` };
  expect(await command(['restore', `${folder}/live.gz`], place)).toEqual({
    code: 0,
    output: expect.stringContaining('Restored'),
  });
  expect(existsSync(`${folder}/restored/PG_VERSION`)).toBe(true);
});
