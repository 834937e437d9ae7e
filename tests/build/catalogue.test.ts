import { mkdirSync, writeFileSync } from 'node:fs';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { customerSchema } from '@/lib/listings/idealista/feed-schema';
import { formatPrice } from '@/lib/i18n/format';
import { generatedFeed } from '@/tests/support/generated-feed.mjs';
import { folder, runCommand, serve, stop, type Site } from '@/tests/support/site-server';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(120_000);

/** Ms after the command; target of two seconds. */
const SEEN_MS = 2_000;
const [listing] = contentListings.filter(({ status, operation }) => status === 'available' && operation === 'sale');
const { id = '', reference = '' } = listing ?? {};

const feedFolder = `${folder}/feeds`;
const idealistaCode = `ilc${'0'.repeat(40)}`;

let site: Site;
beforeAll(async () => {
  site = await serve({ FEED_FOLDER: feedFolder, IDEALISTA_CUSTOMER_CODE: idealistaCode });
});
afterAll(() => stop(site));

const change = async (...args: readonly string[]) => {
  const run = runCommand('listings', args);
  return { code: await run.ended, output: run.output() };
};

async function open(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    html: await response.text(),
  };
}

const untilSeen = (path: string, isSeen: (page: Awaited<ReturnType<typeof open>>) => boolean) =>
  until(async () => isSeen(await open(path)), SEEN_MS);

it('shows a new price on every page within two seconds, under a policy', async () => {
  const price = formatPrice(1_234_567, 'en');
  expect((await open('/en')).html).not.toContain(price);
  const filtered = '/en/properties?minPrice=1200000&maxPrice=1250000';
  expect((await open(filtered)).html).not.toContain(price);
  expect(await change('price', reference, '1234567')).toEqual({ code: 0, output: expect.stringContaining(id) });
  await untilSeen(`/en/properties/${id}`, ({ html }) => html.includes(price));
  const list = await open('/en/properties?sort=price-desc');
  expect(list.html + (await open('/en/properties')).html).toContain(price);
  expect((await open(filtered)).html).toContain(price);
  expect((await open(`/es/properties/${id}`)).html).toContain(formatPrice(1_234_567, 'es'));
  const again = await open(`/en/properties/${id}`);
  expect([again.status, again.policy]).toEqual([200, expect.stringContaining("script-src 'self' 'sha256-")]);
  expect((await open('/feeds/kyero.xml')).html).toContain('1234567');
  expect((await open('/feeds/idealista.json')).html).toContain('1234567');
});

it('answers 410 for a withdrawn listing, with a way on, until it is published again', async () => {
  await change('withdraw', reference);
  await untilSeen(`/es/properties/${id}`, ({ status }) => status === 410);
  expect((await open(`/es/properties/${id}`)).html).toContain('href="/es/properties"');
  expect((await open('/sitemap.xml')).html).not.toContain(`/properties/${id}<`);
  expect((await open('/en/properties')).html).not.toContain(`/properties/${id}"`);
  await change('publish', reference);
  await untilSeen(`/es/properties/${id}`, ({ status }) => status === 200);
});

it('makes the page of a home that a feed brings, and has it in lists, search and sitemap', async () => {
  const { xml, yaml } = generatedFeed({ listings: 1 });
  writeFileSync(`${folder}/feed.xml`, xml);
  mkdirSync(`${folder}/feeds`, { recursive: true });
  writeFileSync(`${folder}/feeds/crm.yaml`, yaml);
  const run = runCommand('import-listings', [`${folder}/feed.xml`, '--name', 'crm'], { FEED_FOLDER: feedFolder });
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('1 added')]);
  const path = '/en/properties/apartment-barcelona-g-0';
  await untilSeen(path, ({ status }) => status === 200);
  const page = await open(path);
  expect(page.html).toContain('G-0');
  expect(page.policy).toContain("script-src 'self' 'sha256-");
  expect((await open(path)).policy).toBe(page.policy);
  for (const address of ['/en/properties?location=G-0', '/en/search?q=g0', '/sitemap.xml', '/feeds/kyero.xml']) {
    expect([address, (await open(address)).html.includes('apartment-barcelona-g-0')]).toEqual([address, true]);
  }
});

it('has a file for idealista, and says so when nothing has changed', async () => {
  const response = await fetch(`${site.url}/feeds/idealista.json`);
  expect(response.headers.get('content-type')).toContain('application/json');
  const file = customerSchema.parse(await response.json());
  expect(file.customerCode).toBe(idealistaCode);
  expect(file.customerProperties.map(({ propertyCode }) => propertyCode)).toContain(reference);
  const known = { 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await fetch(`${site.url}/feeds/idealista.json`, { headers: known })).status).toBe(304);
});

it('knows no address of another language', async () => {
  expect((await open('/feeds/about')).status).toBe(404);
});

it('says what is wrong with a command', async () => {
  expect(await change('sell', 'CM-0000')).toEqual({
    code: 1,
    output: expect.stringContaining('No listing has the reference'),
  });
  expect(await change('price', reference, '1.000')).toEqual({
    code: 1,
    output: expect.stringContaining('whole number'),
  });
  expect((await change('list')).output).toMatch(new RegExp(`${reference}  available`));
});
