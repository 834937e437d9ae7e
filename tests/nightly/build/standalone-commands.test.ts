import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { folder, runCommand, serve, stop } from '@/tests/support/site-server';

jest.setTimeout(120_000);

const host = `${folder}/host`;
beforeAll(() => cpSync('.next/standalone', host, { recursive: true }));
afterAll(() => rmSync(host, { recursive: true, force: true }));

it('holds no source map for browsers', () => {
  const files = readdirSync(`${host}/.next/static`, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

it('imports a feed through the running server, in the standalone folder, and tells what came of it', async () => {
  const site = await serve({}, undefined, host);
  const feed = `${folder}/feed.xml`;
  writeFileSync(
    feed,
    kyeroFeed([kyeroProperty({ ref: 'KY-7', images: null }), kyeroProperty({ id: '46', price: 'free' })]),
  );
  const run = runCommand('import-listings', [feed, '--name', 'crm'], {}, host);
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('2 homes read, 1 added')]);
  expect(run.output()).toMatch(/feed\.xml:\d+: ref KY-45, <price> is “free”: it must be one amount in euros/);

  const missing = runCommand('import-listings', ['nowhere.xml'], {}, host);
  expect([await missing.ended, missing.output()]).toEqual([1, expect.stringContaining('There is no file nowhere.xml')]);
  await stop(site);
});
