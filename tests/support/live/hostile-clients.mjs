/** `memory` returns the server's memory in MB. */
import net from 'node:net';
import tls from 'node:tls';
import { load } from './load.mjs';
import { printTable } from './table.mjs';
import { newIp } from './visitors.mjs';

const MB = 1_000_000;
const WHOLE_HEAD = 'GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n';
const HALF_HEAD = 'GET /en HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';

/** Unverified, because test certificates are self-signed. */
const connectTo = ({ protocol, port }) =>
  protocol === 'https:'
    ? tls.connect({ port: Number(port), host: 'localhost', rejectUnauthorized: false })
    : net.connect(Number(port), 'localhost');

export async function slowClients(site, memory, of = 'the site') {
  const calm = await load(site.url, () => ({ path: '/en' }), { seconds: 3, connections: 4 });
  const address = new URL(site.url);
  const sockets = Array.from({ length: 400 }, (_, index) => {
    const socket = connectTo(address).on('error', () => undefined);
    socket.write(index % 2 ? WHOLE_HEAD : HALF_HEAD);
    if (index % 2) socket.pause();
    return socket;
  });
  const drip = setInterval(
    () => sockets.filter((_, index) => index % 2 === 0).forEach((socket) => socket.write('a')),
    1_000,
  );
  // Renders the pages of clients that never read first, because this is work, not waiting.
  await load(site.url, () => ({ path: '/en' }), { seconds: 1, connections: 1 });
  const besieged = await load(site.url, () => ({ path: '/en' }), { seconds: 5, connections: 4 });
  clearInterval(drip);
  sockets.forEach((socket) => socket.destroy());
  printTable(`400 slow clients of ${of} (half never end their head, half never read)`, [
    {
      'p95 before (ms)': calm.p95.toFixed(1),
      'p95 during (ms)': besieged.p95.toFixed(1),
      answers: JSON.stringify(besieged.statuses),
      'memory (MB)': await memory(),
      isGood: Object.keys(besieged.statuses).join() === '200' && besieged.p95 < Math.max(100, 5 * calm.p95),
    },
  ]);
}

export async function largeBodies(site, memory) {
  const before = await memory();
  const body = Buffer.alloc(20 * MB, 'a');
  const headers = { origin: site.url, 'content-type': 'application/json', 'x-forwarded-for': newIp() };
  const startedAt = performance.now();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      fetch(`${site.url}/api/contact/send`, { method: 'POST', headers, body }).then(
        (response) => response.status,
        () => 'closed',
      ),
    ),
  );
  const after = await memory();
  printTable('Ten bodies of 20 MB', [
    {
      answers: [...new Set(responses)].join(', '),
      'within (ms)': Math.round(performance.now() - startedAt),
      'memory (MB)': `${before} before, ${after} after`,
      isGood: responses.every((response) => response === 413 || response === 'closed') && after < before + 60,
    },
  ]);
}
