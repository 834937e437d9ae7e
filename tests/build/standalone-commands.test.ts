import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { folder, runCommand, serve, stop } from '@/tests/support/site-server';
import { systemChromium } from '@/tests/support/system-chromium.mjs';

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

it('prints the guide there, with a temporary server', async () => {
  const run = runCommand(
    'guide-pdf',
    ['--to', `${folder}/printed`],
    { CHROMIUM: systemChromium ?? chromium.executablePath() },
    host,
  );
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('pages')]);
  const made = JSON.parse(readFileSync('lib/writing/buying-guide/made.json', 'utf8')) as Record<string, unknown>;
  expect(run.output().match(/\.pdf: \d+ pages/g)).toHaveLength(Object.keys(made).length);
  expect(existsSync(`${folder}/printed/guides`)).toBe(true);
});
