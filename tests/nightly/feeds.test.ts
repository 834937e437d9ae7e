import { mkdirSync, writeFileSync } from 'node:fs';
import { emailsIn } from '@/tests/support/email-files';
import { generatedFeed } from '@/tests/support/generated-feed.mjs';
import { runSql } from '@/tests/support/run-sql';
import { folder, runCommand, serve, stop } from '@/tests/support/site-server';
import { found, until } from '@/tests/support/until.mjs';

jest.setTimeout(300_000);

const HOMES = 400;
/** Enough listings for an import to be running when the server is killed. */
const MANY_HOMES = 5_000;
const EMAIL_LIMIT_MS = 90_000;
const feed = `${folder}/feed.xml`;
const environmentOf = (name: string) => ({
  DATABASE_URL: `file:${folder}/${name}`,
  MAIL_FOLDER: `${folder}/${name}-mail`,
  FEED_FOLDER: `${folder}/feeds`,
});

function writeFeed({ homes: listings = HOMES, changed = 0 } = {}): void {
  const { xml, yaml } = generatedFeed({ listings, changed });
  mkdirSync(`${folder}/feeds`, { recursive: true });
  writeFileSync(feed, xml);
  writeFileSync(`${folder}/feeds/crm.yaml`, yaml);
}

const importing = (environment: Record<string, string>) =>
  runCommand('import-listings', [feed, '--name', 'crm', '--json'], environment);

async function imported(environment: Record<string, string>) {
  const run = importing(environment);
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('"outcome": "complete"')]);
  return (JSON.parse(run.output()) as { counts: Record<string, number> }).counts;
}

it('loses nothing where the server is killed in the middle of an import: the next one goes on', async () => {
  writeFeed({ homes: MANY_HOMES });
  const environment = environmentOf('killed');
  const site = await serve(environment);
  const run = importing(environment);
  await until(
    async () =>
      (await fetch(`${site.url}/en/properties/apartment-barcelona-g-0`, { redirect: 'manual' })).status === 200,
    60_000,
  );
  await stop(site, 'SIGKILL');
  expect(await run.ended).not.toBe(0);
  runSql(`${folder}/killed`, `update feeds set leased_until = now()`);
  const [before] = runSql(`${folder}/killed`, `select count(*)::int as homes from listings where source = 'feed:crm'`);
  expect(Number(before?.homes) % 100).toBe(0);

  const next = await serve(environment);
  const counts = await imported(environment);
  expect(counts).toMatchObject({
    read: MANY_HOMES,
    unchanged: before?.homes,
    added: MANY_HOMES - Number(before?.homes),
  });
  const references = async () => (await (await fetch(`${next.url}/feeds/kyero.xml`)).text()).match(/<ref>G-/g) ?? [];
  // A feed announces stored listings at most every five seconds.
  await until(async () => (await references()).length === MANY_HOMES, 10_000);
  await stop(next);
});

it('emails subscribers of an alert what a second import lowers, and nothing of the first', async () => {
  writeFeed({ changed: 1 });
  const environment = environmentOf('news');
  await stop(await serve(environment));
  runSql(
    `${folder}/news`,
    `insert into search_alerts (email, locale, query, frequency, status, consent_version, confirmed_at)
      values ('ada@example.com', 'es', 'operation=sale', 'daily', 'confirmed', '2025-06-09', now())`,
  );
  const site = await serve(environment);
  await imported(environment);
  writeFeed();
  expect(await imported(environment)).toMatchObject({ changed: 1, unchanged: HOMES - 1 });
  const email = await found(
    () => emailsIn(environment.MAIL_FOLDER)[0],
    EMAIL_LIMIT_MS,
    'an email about the lower price',
  );
  expect(email.match(/\/es\/properties\/[\w-]+-g-0\b/g)).not.toBeNull();
  expect(email).not.toContain('-g-1"');
  expect(emailsIn(environment.MAIL_FOLDER)).toHaveLength(1);
  await stop(site);
});

it('exchanges the samples for the homes of a feed by one command, for good', async () => {
  writeFeed();
  const environment = environmentOf('exchanged');
  const site = await serve(environment);
  await imported(environment);
  const run = runCommand('listings', ['remove-files'], environment);
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('withdrawn for good')]);
  const refs = async (url: string) =>
    (await (await fetch(`${url}/feeds/kyero.xml`)).text()).match(/<ref>(?!G-)/g)?.length ?? 0;
  await until(async () => (await refs(site.url)) === 0, 5_000);
  const pages = ['/en', '/es/properties', '/en/comprar', '/es/search?q=terraza', '/sitemap.xml', '/en/about'];
  for (const page of pages) expect([page, (await fetch(site.url + page)).status]).toEqual([page, 200]);
  await stop(site);
  const again = await serve(environment);
  expect(await refs(again.url)).toBe(0);
  await stop(again);
});
