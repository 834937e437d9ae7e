/**
 * `node tests/faults/odd-addresses.mjs [--count 4000] [--seed 1]`: malformed URLs cause no server error and no memory
 * growth.
 */
import { parseArgs } from 'node:util';
import { rawStatus } from '../support/live/raw-status.mjs';
import { metric, settingsIn, startInstance, statusOf, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import { seededNumbers } from '../support/seeded-numbers.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '4000' }, seed: { type: 'string', default: '1' } },
});
const CONNECTIONS = 4;
const MEMORY_MB = 150;
const random = seededNumbers(Number(values.seed));
const pick = (list) => list[Math.floor(random() * list.length)];

const STEMS = [
  ...['/', '/en', '/es', '/EN', '/fr', '/en/properties', '/es/properties', '/en/blog', '/es/search', '/en/contact'],
  ...['/en/schedule-call', '/en/login', '/es/dashboard', '/en/saved-homes', '/en/alerts/confirm', '/api/contact/send'],
  ...[
    '/api/auth/session',
    '/api/alerts',
    '/feeds/kyero.xml',
    '/media/x.avif',
    '/pictures/sheet',
    '/_next/data',
    '/_next',
  ],
  ...[
    '/en/herramientas/valoracion',
    '/en/properties/l',
    '/en/about/team',
    '/en/blog/rss.xml',
    '/sitemap.xml',
    '/metrics',
  ],
];
const PIECES = [
  ...['..', '.', '...', '%2e%2e', '%2f', '%5c', '\\', '//', ';', ':', '~', '$', "'", '"', '`', '<script>', '{}', '[]'],
  ...[
    '%',
    '%zz',
    '%e0%a4%a',
    '%00',
    '%0d%0aSet-Cookie:x',
    '%u0041',
    '\u00e9',
    'ñ',
    '😀',
    '%F0%9F%98%80',
    '%ff',
    '%c0%af',
  ],
  ...[
    '.env',
    '.git/config',
    'wp-login.php',
    'index.html',
    'null',
    'undefined',
    'NaN',
    '__proto__',
    'constructor',
    '__NEXT',
  ],
  ...[
    'a'.repeat(3_000),
    '1'.repeat(400),
    '-1',
    '1e999',
    '0x10',
    '[object Object]',
    '%25%32%65',
    '%E2%80%8B',
    'en',
    'es',
  ],
];
const NAMES = [
  ...[
    'operation',
    'type',
    'area',
    'location',
    'minPrice',
    'maxPrice',
    'beds',
    'minSize',
    'sort',
    'page',
    'advanced',
    'q',
  ],
  ...[
    'category',
    'subject',
    'returnTo',
    'error',
    'notice',
    'provider',
    'token',
    'key',
    'month',
    'day',
    'zone',
    'message',
  ],
  ...['_rsc', '__proto__', 'toString', 'a[b]', 'a[]', '', '%00', 'beds[]'],
];

function oddAddress() {
  let address = pick(STEMS);
  for (let left = Math.floor(random() * 3); left > 0; left -= 1) address += pick(['/', '']) + pick(PIECES);
  const count = Math.floor(random() * 4);
  const parts = Array.from({ length: count }, () => `${pick(NAMES)}${pick(['=', '', '=='])}${pick(PIECES)}`);
  return count > 0 ? `${address}?${parts.join(pick(['&', ';', '&&']))}` : address;
}

const site = await startInstance(settingsIn(temporaryFolder('odd')));
const memory = async () => Math.round((await metric(site.url, 'process_resident_memory_bytes')) / 1_000_000);
const counts = {};
const faults = [];
const addresses = Array.from({ length: Number(values.count) }, oddAddress);

async function send() {
  for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
    const status = await rawStatus(site.port, address);
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 0 || status >= 500) faults.push(`${status} ${address.slice(0, 200)}`);
  }
}

const rest = addresses.splice(Math.floor(addresses.length / 10));
await Promise.all(Array.from({ length: CONNECTIONS }, send));
const warm = await memory();
addresses.push(...rest);
await Promise.all(Array.from({ length: CONNECTIONS }, send));
const after = await memory();
const alive = await statusOf(`${site.url}/en`);
printTable(`${values.count} odd addresses`, [
  {
    answers: JSON.stringify(counts),
    faults: faults.length,
    'memory (MB)': `${warm} after a tenth, ${after} at the end`,
    'landing page': alive,
    isGood: faults.length === 0 && alive === 200 && after < warm + MEMORY_MB,
  },
]);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
await site.stop();
