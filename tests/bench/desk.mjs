/**
 * `node tests/bench/desk.mjs [--homes 5000] [--contacts 20000] [--rounds 10]`: measures CPU time of each desk page.
 * PostgreSQL excludes database work.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { longestContact, manyContacts } from '../support/database/many-contacts.mjs';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { startBare } from '../support/live/bare.mjs';
import { cpuTime } from '../support/live/cpu-time.mjs';
import { startFeedServer } from '../support/live/feed-server.mjs';
import { startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { siteCommand } from '../support/live/site-command.mjs';
import { printTable } from '../support/live/table.mjs';

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '5000' },
    contacts: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '10' },
  },
});
const rounds = Number(values.rounds);
const MOST_CPU_MS = 150;
const IMAGES = 40;
const WARM_UP = 5;
/** Waits for background work of the import. */
const QUIET_MS_A_SECOND = 50;
const QUIET_ROUNDS = 40;

const postgres = await startPostgres(findPostgres());
const feed = await startFeedServer(temporaryFolder('desk'), {
  images: IMAGES,
  more: { DATABASE_URL: `${postgres.url}/postgres` },
});
const bare = await startBare();
const site = await startInstance(feed.settings);
feed.publish({ listings: Number(values.homes) });
await siteCommand(feed.settings, 'import-listings', feed.feedUrl, '--name', 'crm');
const loader = ['--no-warnings', '--import', './tests/support/typescript-loader.mjs'];
const seeded = execFileSync(process.execPath, [...loader, 'tests/support/servers/seed-desk-session.ts', 'owner'], {
  env: { ...process.env, ...feed.settings },
  encoding: 'utf8',
});
const headers = { cookie: `session=${seeded.trim()}` };
const [, home] = /^G-7 .*?(\S+)$/m.exec(await siteCommand(feed.settings, 'listings', 'list'));

const client = new pg.Client(`${postgres.url}/postgres`);
await client.connect();
const listing = `(select array_agg(id) from listings)[n % ${values.homes} + 1]`;
for (const statement of manyContacts({ contacts: Number(values.contacts), listing })) await client.query(statement);
// Otherwise the PDF files of 20 listings a minute, printed for hours, count as the cost of pages.
await client.query(`create function no_row() returns trigger language plpgsql as 'begin return null; end'`);
await client.query('create trigger no_pdf before insert on particulars for each row execute function no_row()');
await client.query(`insert into sales (listing_id) values ($1)`, [home]);
const { rows: coming } = await client.query(
  'select id from appointments where starts_at > now() order by starts_at limit 1',
);
await client.end();
const appointment = coming[0].id;

const desk = '/en/dashboard/agency';
const below = (parent, parts) => parts.map((part) => `${desk}${parent}${part}`);
const pages = [
  ...below('', ['', '/search?q=p', '/search?q=G-12', '/more', '/figures', '/activity', '/staff', '/help']),
  ...below('/homes', ['', '?q=G-12', '?page=90', '?sort=price', '?state=published', '/new', '/import']),
  ...below(`/homes/${home}`, ['', '/images', '/price', '/state', '/people', '/sale', '/versions', '/preview']),
  ...below('/people', ['', '?tab=everybody', '?tab=everybody&q=p', '?tab=tasks', '?tab=emails', '/new', '/import']),
  ...below('/people', ['/informing', '/keys', '/portals']),
  ...below(`/people/${longestContact}`, ['', `?enquiry=${longestContact}`, '/homes']),
  ...below('/diary', ['', '?view=list', '/new', '/hours', '/calendar', '/block']),
  ...below(`/diary/${appointment}`, ['', '/sheet']),
  ...below('/feeds', ['', '/new', '/crm']),
  ...below('/places', ['', '/new']),
  ...below('/newsletter', ['', '/new']),
  ...below('/articles', ['', '/new']),
  ...below('/questions', ['', '/new']),
  ...below('/site', ['', '/agency', '/redirects', '/samples', '/export']),
];
const rows = [await measure('bare, dynamic', bare, '/dynamic', {})];
for (const page of pages) rows.push(await measure(page, site, page, headers));
printTable(
  `Pages of the desk with ${values.homes} homes, ${values.contacts} contacts: at most ${MOST_CPU_MS} ms of CPU`,
  rows,
);
await site.stop();
await bare.stop();
await postgres.end();
feed.close();
process.exit();

async function untilQuiet(pid) {
  for (let round = 0; round < QUIET_ROUNDS; round += 1) {
    const begin = cpuTime(pid);
    await sleep(1_000);
    if (cpuTime(pid) - begin < QUIET_MS_A_SECOND) return;
  }
}

async function measure(what, { pid, url }, path, sent) {
  const get = () => fetch(url + path, { redirect: 'manual', headers: sent });
  const { status } = await get();
  for (let round = 0; round < WARM_UP; round += 1) await (await get()).text();
  await untilQuiet(pid);
  const costs = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = cpuTime(pid);
    await (await get()).text();
    costs.push(cpuTime(pid) - begin);
  }
  const cpu = costs.toSorted((one, other) => one - other)[Math.floor(rounds / 2)];
  return { what, status, 'CPU (ms)': cpu.toFixed(0), isGood: status < 400 && cpu <= MOST_CPU_MS };
}
