import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listListings } from '@/lib/listings/listings';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { emailsIn } from '@/tests/support/email-files';
import { copyProject } from '@/tests/support/project-copy';
import { runSql } from '@/tests/support/run-sql';
import { folder, serve, stop } from '@/tests/support/site-server';
import { found } from '@/tests/support/until.mjs';

jest.setTimeout(900_000);

const listing = listListings().find(({ operation, status }) => operation === 'sale' && status === 'available')!;
const copy = path.resolve('tests/results/reimport');
const database = `${folder}/reimport`;
const MAIL_FOLDER = `${folder}/reimport-mail`;
const LOWER_PRICE = listing.price - 55_000;
const EMAIL_LIMIT_MS = 40_000;

beforeAll(() => copyProject(copy));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const open = (project?: string) => serve({ DATABASE_URL: `file:${database}`, MAIL_FOLDER }, undefined, project);
const digests = () => emailsIn(MAIL_FOLDER).filter((email) => email.includes(`/properties/${listing.id}`));
const euros = (amount: number) => new Intl.NumberFormat('es-ES').format(amount);

it('emails subscribers of an alert when an imported feed lowers a price', async () => {
  const before = await open();
  const response = await fetch(`${before.url}/api/alerts/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: before.url },
    body: JSON.stringify({
      email: 'ada@example.com',
      search: `type=${listing.type}`,
      frequency: 'daily',
      locale: 'es',
    }),
  });
  expect([response.status, await response.json()]).toEqual([200, { code: 'asked' }]);
  await stop(before);
  runSql(database, "update search_alerts set status = 'confirmed', confirmed_at = now()");

  const feed = `${folder}/feed.xml`;
  const changed = {
    id: listing.id,
    ref: listing.reference,
    date: `${listing.updated} 10:00:00`,
    price: String(LOWER_PRICE),
  };
  writeFileSync(feed, kyeroFeed([kyeroProperty(changed)]));
  const target = `${copy}/content/imported/homes.json`;
  const output = execFileSync('npm', ['run', '--silent', 'listings:import', '--', feed, '--to', target], {
    encoding: 'utf8',
    env: { ...process.env, ...before.environment },
  });
  expect(output).toContain('1 of them are in the portfolio');
  execFileSync('npm', ['run', 'build'], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });

  const after = await open(copy);
  const email = await found(() => digests()[0], EMAIL_LIMIT_MS, 'a mail about the lower price');
  expect(email).toContain(euros(LOWER_PRICE));
  expect(email).toContain(`antes, ${euros(listing.price)}`);
  const page = await (await fetch(`${after.url}/es/properties/${listing.id}`)).text();
  expect(page).toContain(euros(LOWER_PRICE));
  expect(page).not.toContain(euros(listing.price));
  await stop(after);
  expect(digests()).toHaveLength(1);
});
