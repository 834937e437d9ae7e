/** `node tests/faults/mail-server-down.mjs`: every accepted email arrives once despite outages of the mail server. */
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, sendMessage } from '../support/live/visitors.mjs';
import { createEmailServer } from '../support/servers/smtp.mjs';
import { until } from '../support/until.mjs';
import { freePort } from '../../lib/cli/port.mjs';

const RECOVERY_LIMIT_MS = 60_000;
const port = await freePort();
const server = createEmailServer(port);
const site = await startInstance(settingsIn(temporaryFolder('mail'), { SMTP_URL: `smtp://localhost:${port}` }));
const rows = [];

for (const mode of ['down', 'refusing']) {
  await server.setMode(mode);
  const emails = Array.from({ length: 10 }, newAddress);
  const responses = await Promise.all(emails.map((email) => sendMessage(site.url, email)));
  const accepted = emails.filter((_, index) => responses[index].status === 200);
  const emailsTo = (email) => server.mails.filter(({ recipients }) => recipients.includes(email));
  await server.setMode('up');
  const isAll = () => accepted.every((email) => emailsTo(email).length > 0);
  const recovery = await until(isAll, RECOVERY_LIMIT_MS * 2).catch(() => Number.NaN);
  const twice = accepted.filter((email) => emailsTo(email).length > 1).length;
  rows.push({
    'mail server': mode,
    accepted: accepted.length,
    delivered: accepted.filter((email) => emailsTo(email).length > 0).length,
    'more than once': twice,
    'all delivered after (ms)': recovery,
    isGood: accepted.length === emails.length && twice === 0 && recovery <= RECOVERY_LIMIT_MS,
  });
}
await site.stop();
await server.setMode('down');
printTable('Mail server away while ten visitors write', rows);
