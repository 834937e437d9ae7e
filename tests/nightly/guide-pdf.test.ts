import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { folder, runCommand } from '@/tests/support/site-server';
import { systemChromium } from '@/tests/support/system-chromium.mjs';

jest.setTimeout(120_000);

const host = `${folder}/host`;
beforeAll(() => cpSync('.next/standalone', host, { recursive: true }));
afterAll(() => rmSync(host, { recursive: true, force: true }));

it('is printed in the standalone folder, with a temporary server', async () => {
  const run = runCommand(
    'guide-pdf',
    ['--to', `${folder}/printed`],
    { CHROMIUM: systemChromium ?? chromium.executablePath() },
    host,
  );
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('pages')]);
  const made = JSON.parse(readFileSync('lib/writing/printed-guides/made.json', 'utf8')) as Record<string, object>;
  expect(run.output().match(/\.pdf: \d+ pages/g)).toHaveLength(Object.values(made).flatMap(Object.keys).length);
  expect(existsSync(`${folder}/printed/guides`)).toBe(true);
});
