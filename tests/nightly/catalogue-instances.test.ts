import https from 'node:https';
import { text } from 'node:stream/consumers';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { formatPrice } from '@/lib/i18n/format';
import { findPostgres, serve as servePostgres, startPostgres } from '@/tests/support/database/postgres-server.mjs';
import { hasNginx, startNginx } from '@/tests/support/live/nginx.mjs';
import { runCommand, serve, type Site } from '@/tests/support/site-server';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(240_000);

const SEEN_MS = 2_000;
const SEEN_BEHIND_NGINX_MS = 3_000;
const IDLE_MS = 10_000;
const [listing] = contentListings.filter(({ status, operation }) => status === 'available' && operation === 'sale');
const { id = '', reference = '', price = 0 } = listing ?? {};
const binaries = findPostgres();

/** Accepts the self-signed certificate. */
const readTls = (url: string) =>
  new Promise<string>((resolve, reject) => {
    https
      .get(url, { rejectUnauthorized: false }, (response) => void text(response).then(resolve, reject))
      .on('error', reject);
  });

(binaries ? describe : describe.skip)('two instances on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;
  let sites: Site[] = [];
  let database: Record<string, string> = {};

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '');
    database = { DATABASE_URL: `${postgres.url}/postgres`, TRUSTED_PROXY_HOPS: '1' };
    sites = [await serve(database), await serve(database)];
  });
  afterAll(async () => {
    await nginx?.stop();
    await postgres.end();
  });

  const change = async (...args: readonly string[]) => {
    const run = runCommand('listings', args, database);
    expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining(reference)]);
  };
  const read = async (url: string) => (await fetch(`${url}/en/properties/${id}`)).text();
  const untilPrice = (euros: number, limit = SEEN_MS) =>
    Promise.all(sites.map(({ url }) => until(async () => (await read(url)).includes(formatPrice(euros, 'en')), limit)));

  it('both show a new price within two seconds', async () => {
    await change('price', reference, String(price + 1_000));
    await untilPrice(price + 1_000);
  });

  it('catch up after the database was stopped and started, and serve their pages meanwhile', async () => {
    const place = await postgres.pause();
    expect(await read(sites[0]?.url ?? '')).toContain(formatPrice(price + 1_000, 'en'));
    postgres = await servePostgres(place);
    await change('price', reference, String(price + 2_000));
    await untilPrice(price + 2_000);
  });

  (hasNginx ? it : it.skip)('show a new price through nginx within three seconds, also on an idle page', async () => {
    nginx = await startNginx(sites.map(({ port }) => port));
    const readBehind = () => readTls(`${nginx?.url}/en/properties/${id}`);
    await readBehind();
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    await change('price', reference, String(price + 3_000));
    await until(async () => (await readBehind()).includes(formatPrice(price + 3_000, 'en')), SEEN_BEHIND_NGINX_MS);
  });
});
