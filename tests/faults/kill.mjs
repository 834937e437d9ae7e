/**
 * `node tests/faults/kill.mjs [--rounds 4]`: kill -9 during each kind of write on the embedded database; compares
 * responses with stored data.
 */
import { parseArgs } from 'node:util';
import { readStored, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import { bookAppointment, freeStarts, newAddress, sendMessage, signUp, subscribe } from '../support/live/visitors.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });
const ROUNDS = Number(values.rounds);
const AT_ONCE = 4;
const LONGEST_LIFE_MS = 1_500;

const writes = {
  message: { table: 'messages', act: async (base, email) => (await sendMessage(base, email)).status === 200 },
  newsletter: { table: 'subscribers', act: async (base, email) => (await subscribe(base, email)).status === 200 },
  call: { table: 'appointments', act: (base, email, start) => bookAppointment(base, start, email) },
  'sign-up': { table: 'users', act: (base, email) => signUp(base, email) },
};

const settings = settingsIn(temporaryFolder('kill'));
await (await startInstance(settings)).stop();
const acknowledged = Object.fromEntries(Object.keys(writes).map((name) => [name, new Set()]));
const starts = [];

for (const [name, { act }] of Object.entries(writes)) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startInstance(settings);
    let isAlive = true;
    const free = name === 'call' ? await freeStarts(site.url, 400) : [];
    const visitor = async () => {
      while (isAlive) {
        const email = newAddress();
        const worked = await act(site.url, email, free.pop()).catch(() => false);
        if (worked) acknowledged[name].add(email);
      }
    };
    const visitors = Array.from({ length: AT_ONCE }, visitor);
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * LONGEST_LIFE_MS));
    await site.kill();
    isAlive = false;
    await Promise.all(visitors);
    starts.push(site.ready);
  }
}

const stored = await readStored(settings);
const emailsOf = (table) => {
  const { columns, rows } = stored[table];
  const place = columns.indexOf('email');
  return new Set(rows.map((row) => (Array.isArray(row) ? row[place] : row.email)));
};
printTable(
  `Killed ${ROUNDS} times in the middle of each, ${AT_ONCE} visitors at once`,
  Object.entries(writes).map(([name, { table }]) => {
    const delivered = emailsOf(table);
    const missing = [...acknowledged[name]].filter((email) => !delivered.has(email));
    return {
      what: name,
      accepted: acknowledged[name].size,
      survived: acknowledged[name].size - missing.length,
      lost: missing.length,
      'stored, not yet acknowledged': delivered.size - acknowledged[name].size + missing.length,
      isGood: missing.length === 0 && acknowledged[name].size > 0,
    };
  }),
);
console.log(`  ready again after ${Math.max(...starts)} ms at most`);
