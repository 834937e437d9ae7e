/**
 * `node tests/faults/database-away.mjs`: PostgreSQL stops while the site runs, and comes back. Pages are served all the
 * same, forms say so and keep what was typed, sessions live on, and everything heals without a restart.
 */
import { findPostgres, serve, startPostgres } from '../support/database/postgres-server.mjs';
import { metric, readStored, settingsIn, startInstance, statusOf, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, sendMessage, submitForm, subscribe } from '../support/live/visitors.mjs';
import { until } from '../support/until.mjs';

const programs = findPostgres();
if (!programs) {
  console.log('PostgreSQL is not on this machine: nothing was tried.');
  process.exit(0);
}
let postgres = await startPostgres(programs);
const settings = settingsIn(temporaryFolder('away'), { DATABASE_URL: `${postgres.url}/postgres` });
const site = await startInstance(settings);
const rows = [];
const check = (what, found, wanted) => rows.push({ what, found, wanted, isGood: String(found) === String(wanted) });

const before = newAddress();
check('a message before', (await sendMessage(site.url, before)).status, 200);

const place = await postgres.pause();
check('/readyz', await statusOf(`${site.url}/readyz`), 503);
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
const asked = performance.now();
check('a message', (await sendMessage(site.url)).code, 'UNAVAILABLE');
check('answered within (s)', Math.ceil((performance.now() - asked) / 1_000) <= 6, true);
check('the newsletter', (await subscribe(site.url)).code, 'UNAVAILABLE');
const form = await submitForm(site.url, '/en/contact', 'message', {
  ...{ name: 'Ada Núñez', email: newAddress(), message: 'What I typed for an hour' },
});
const shown = form.headers.get('location') ?? (await form.text());
check('the form without JavaScript keeps the text', shown.includes('What I typed for an hour'), true);
check('database_up in /metrics', await metric(site.url, 'database_up'), 0);

postgres = await serve(place);
const healed = await until(async () => (await statusOf(`${site.url}/readyz`)) === 200, 30_000).catch(() => Number.NaN);
check('ready again without a restart', Number.isFinite(healed), true);
const after = newAddress();
check('a message afterwards', (await sendMessage(site.url, after)).status, 200);
const { columns, rows: messages } = (await readStored(settings)).messages;
const emails = messages.map((row) => (Array.isArray(row) ? row[columns.indexOf('email')] : row.email));
check('accepted messages that are stored', [before, after].filter((email) => emails.includes(email)).length, 2);

await site.stop();
await postgres.end();
printTable('PostgreSQL away and back', rows);
console.log(`  ready again ${healed} ms after the database was`);
