import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { folder, runCommand, serve, stop } from '@/tests/support/site-server';

jest.setTimeout(120_000);

const host = `${folder}/host`;
beforeAll(() => cpSync('.next/standalone', host, { recursive: true }));
afterAll(() => rmSync(host, { recursive: true, force: true }));

it('imports a feed through the running server, in the standalone folder', async () => {
  const site = await serve({}, undefined, host);
  const [feed, target] = [`${folder}/feed.xml`, `${folder}/imported/homes.json`];
  writeFileSync(feed, kyeroFeed([kyeroProperty({ ref: 'KY-7' })]));
  const run = runCommand('import-listings', [feed, '--to', target], {}, host);
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('1 homes read: 1 new')]);
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual([expect.objectContaining({ reference: 'KY-7' })]);

  writeFileSync(feed, kyeroFeed([kyeroProperty({ price: 'free' })]));
  const refused = runCommand('import-listings', [feed, '--to', target], {}, host);
  expect([await refused.ended, refused.output()]).toEqual([1, expect.stringContaining('Nothing was imported')]);
  await stop(site);
});
