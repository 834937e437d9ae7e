/** `node tests/faults/scale-out.mjs`: instances on one PostgreSQL share sessions, limits, slots and emails. */
import { NOT_RUN } from '../../lib/cli/not-run.mjs';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import {
  bookAppointment,
  freeStarts,
  newAddress,
  newIp,
  PASSWORD,
  sendMessage,
  signUp,
  submitForm,
} from '../support/live/visitors.mjs';
import { createEmailServer } from '../support/servers/smtp.mjs';
import { until } from '../support/until.mjs';
import { freePort } from '../../lib/cli/port.mjs';

const binaries = findPostgres();
if (!binaries) {
  console.log('PostgreSQL is not on this machine: nothing was tried.');
  process.exit(NOT_RUN);
}
const postgres = await startPostgres(binaries);
const smtp = await freePort();
const server = createEmailServer(smtp);
await server.setMode('up');
const settings = settingsIn(temporaryFolder('scale'), {
  DATABASE_URL: `${postgres.url}/postgres`,
  SMTP_URL: `smtp://localhost:${smtp}`,
});
const emailsTo = (email) => server.mails.filter(({ recipients }) => recipients.includes(email));
const sites = [];
const rows = [];

for (const count of [2, 4]) {
  while (sites.length < count) sites.push(await startInstance(settings));
  const at = (index) => sites[index % count].url;
  const check = (what, found, wanted) => rows.push({ instances: count, what, found, wanted, isGood: found === wanted });

  const email = newAddress();
  await signUp(at(0), email);
  await until(() => emailsTo(email).length > 0, 20_000);
  const link = new URL(emailsTo(email)[0].text.match(/https?:\S+\/auth\/verify\S+/)[0]);
  await submitForm(at(1), link.pathname + link.search, 'token', { password: PASSWORD, confirm: PASSWORD });
  const signedIn = await submitForm(at(2), '/en/login', 'password', { email, password: PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const statuses = await Promise.all(
    sites.map(({ url }) =>
      fetch(`${url}/en/dashboard`, { headers: { cookie }, redirect: 'manual' }).then((response) => response.status),
    ),
  );
  check('instances that know the session', statuses.filter((status) => status === 200).length, count);

  const ip = newIp();
  const messages = [];
  for (let index = 0; index < 8; index += 1) messages.push((await sendMessage(at(index), newAddress(), { ip })).status);
  check('messages of one address, of 8', messages.filter((status) => status === 200).length, 5);

  const [start] = await freeStarts(at(0), 1);
  const appointments = await Promise.all(Array.from({ length: 12 }, (_, index) => bookAppointment(at(index), start)));
  check('12 visitors, one slot: sold', appointments.filter(Boolean).length, 1);

  const emails = Array.from({ length: 40 }, newAddress);
  await Promise.all(emails.map((address, index) => sendMessage(at(index), address)));
  await until(() => emails.every((address) => emailsTo(address).length > 0), 60_000).catch(() => 0);
  check('40 mails delivered', emails.filter((address) => emailsTo(address).length > 0).length, 40);
  check('of them more than once', emails.filter((address) => emailsTo(address).length > 1).length, 0);
}
printTable('Instances on one PostgreSQL', rows);
await Promise.all(sites.map((site) => site.stop()));
await server.setMode('down');
await postgres.end();
