/**
 * `node tests/faults/database-down.mjs`: stops and restarts PostgreSQL while the site runs behind a proxy. Pages, input
 * and sessions survive.
 */
import { NOT_RUN } from '../../lib/cli/not-run.mjs';
import { findPostgres, serve, startPostgres } from '../support/database/postgres-server.mjs';
import { launchBrowser } from '../support/live/browser.mjs';
import {
  hasDatabase,
  metric,
  readStored,
  settingsIn,
  startInstance,
  statusOf,
  temporaryFolder,
} from '../support/live/instance.mjs';
import { startProxy } from '../support/live/proxy.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, PASSWORD, sendMessage, signUp, submitForm, subscribe } from '../support/live/visitors.mjs';
import { createEmailServer } from '../support/servers/smtp.mjs';
import { until } from '../support/until.mjs';
import { freePort } from '../../lib/cli/port.mjs';

const UNAVAILABLE_HEADING = 'This page is unavailable right now';

const binaries = findPostgres();
if (!binaries) {
  console.log('PostgreSQL is not on this machine: nothing was tried.');
  process.exit(NOT_RUN);
}
let postgres = await startPostgres(binaries);
const smtp = await freePort();
const emailServer = createEmailServer(smtp);
await emailServer.setMode('up');
const settings = settingsIn(temporaryFolder('away'), {
  DATABASE_URL: `${postgres.url}/postgres`,
  SMTP_URL: `smtp://localhost:${smtp}`,
});
const site = await startInstance(settings);
const proxy = await startProxy([site.url]);
const rows = [];
const check = (what, found, wanted) => rows.push({ what, found, wanted, isGood: String(found) === String(wanted) });

const before = newAddress();
check('a message before', (await sendMessage(site.url, before)).status, 200);

const client = newAddress();
await signUp(site.url, client);
const emailsToClient = () => emailServer.mails.filter(({ recipients }) => recipients.includes(client));
await until(() => emailsToClient().length > 0, 20_000);
const link = new URL(emailsToClient()[0].text.match(/https?:\S+\/auth\/verify\S+/)[0]);
await submitForm(site.url, link.pathname + link.search, 'token', { password: PASSWORD, confirm: PASSWORD });
const signedIn = await submitForm(site.url, '/en/login', 'password', { email: client, password: PASSWORD });
const cookie = signedIn.headers
  .getSetCookie()
  .map((text) => text.split(';')[0])
  .join('; ');
const dashboard = async () =>
  (await fetch(`${site.url}/en/dashboard`, { headers: { cookie }, redirect: 'manual' })).status;
check('the dashboard of a client before', await dashboard(), 200);

const place = await postgres.pause();
check('/readyz', await statusOf(`${site.url}/readyz`), 200);
check('/readyz tells of the database', await hasDatabase(site.url), false);
check('/healthz', await statusOf(`${site.url}/healthz`), 200);
for (const path of [
  '/en',
  '/es/properties',
  '/en/properties?beds=2',
  '/en/contact',
  '/en/schedule-call',
  '/en/login',
]) {
  check(`page ${path}`, await statusOf(site.url + path), 200);
}
const fileOf = (accept) =>
  fetch(`${site.url}/api/account/export`, {
    headers: { cookie, accept, referer: `${site.url}/es/dashboard` },
    redirect: 'manual',
  });
check('the file of a client’s data, for a program', (await fileOf('application/json')).status, 503);
check('the same for a browser: leads to', (await fileOf('text/html')).headers.get('location'), '/es/dashboard');
const browser = await launchBrowser();
const page = await browser.newPage({ javaScriptEnabled: false });
const heading = () => page.getByRole('heading', { level: 1 }).textContent();
await page.setExtraHTTPHeaders({ cookie });
await page.goto(`${site.url}/en/dashboard`);
check('the dashboard meanwhile, heading', await heading(), UNAVAILABLE_HEADING);
const startedAt = performance.now();
check('a message', (await sendMessage(site.url)).code, 'unavailable');
check('answered within (s)', Math.ceil((performance.now() - startedAt) / 1_000) <= 6, true);
check('the newsletter', (await subscribe(site.url)).code, 'unavailable');
const form = await submitForm(site.url, '/en/contact', 'message', {
  ...{ name: 'Ada Núñez', email: newAddress(), message: 'What I typed for an hour' },
});
const shown = form.headers.get('location') ?? (await form.text());
check('the form without JavaScript keeps the text', shown.includes('What I typed for an hour'), true);
check('the proxy, which looked meanwhile, sends visitors', proxy.isReady(0), true);
check('page /en behind the proxy', await statusOf(`${proxy.url}/en`), 200);
check('database_up in /metrics', await metric(site.url, 'database_up'), 0);

postgres = await serve(place);
const healed = await until(() => hasDatabase(site.url), 30_000).catch(() => Number.NaN);
check('the database is there again without a restart', Number.isFinite(healed), true);
check('the dashboard afterwards, still signed in', await dashboard(), 200);
await page.getByRole('link', { name: 'Try again' }).click();
const isThere = () => heading().then((text) => text !== UNAVAILABLE_HEADING);
await until(isThere, 10_000).catch(() => undefined);
check('the dashboard after a press on its link', await isThere(), true);
await browser.close();
const after = newAddress();
check('a message afterwards', (await sendMessage(site.url, after)).status, 200);
const { columns, rows: messages } = (await readStored(settings)).messages;
const emails = messages.map((row) => (Array.isArray(row) ? row[columns.indexOf('email')] : row.email));
check('accepted messages that are stored', [before, after].filter((email) => emails.includes(email)).length, 2);

proxy.stop();
await site.stop();
await emailServer.setMode('down');
await postgres.end();
printTable('PostgreSQL away and back', rows);
console.log(`  seen again ${healed} ms after it was back`);
