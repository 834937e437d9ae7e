import { spawnSync } from 'node:child_process';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { folder, serve, stop } from '@/tests/support/site-server';

jest.setTimeout(120_000);

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const [first = '', second = ''] = contentListings.filter(({ status }) => status === 'available').map(({ id }) => id);
const DATABASE_URL = `file:${folder}/beacon`;
const VISITORS = 400;

function storedCounts() {
  const read = spawnSync(
    process.execPath,
    ['--no-warnings', '--import', './tests/support/typescript-loader.mjs', 'tests/support/servers/read-counts.ts'],
    { env: { ...process.env, DATABASE_URL }, encoding: 'utf8' },
  );
  if (read.status !== 0) throw new Error(read.stderr);
  return JSON.parse(read.stdout) as { listingId: string; kind: string; n: number }[];
}

it('adds page views up, without bots and whoever asks not to be counted, and loses none when the site ends', async () => {
  const site = await serve({ DATABASE_URL, TRUSTED_PROXY_HOPS: '1' });
  const send = async (listing: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${site.url}/api/beacon`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
      body: JSON.stringify({ listing }),
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    return response.status;
  };
  const from = (n: number) => ({ 'x-forwarded-for': `10.1.${Math.floor(n / 250)}.${n % 250}` });
  const statuses = await Promise.all(Array.from({ length: VISITORS }, (_, n) => send(first, from(n))));
  expect(new Set(statuses)).toEqual(new Set([202]));
  const bots = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'HeadlessChrome/140.0.0.0'];
  for (const agent of bots) expect(await send(first, { ...from(900), 'user-agent': agent })).toBe(202);
  expect(await send(first, { ...from(901), 'sec-gpc': '1' })).toBe(202);
  for (let n = 0; n < 20; n += 1) await send(second, from(902));
  expect(await send('no-such-home', from(903))).toBe(202);
  expect(await send({}, from(904))).toBe(422);
  expect((await fetch(`${site.url}/api/beacon`, { method: 'POST', body: '{}' })).status).toBe(403);
  await stop(site);
  const sums = new Map<string, number>();
  for (const { kind, listingId, n } of storedCounts()) {
    expect(kind).toBe('view');
    sums.set(listingId, (sums.get(listingId) ?? 0) + n);
  }
  expect(Object.fromEntries(sums)).toEqual({ [first]: VISITORS, [second]: 5 });
});
