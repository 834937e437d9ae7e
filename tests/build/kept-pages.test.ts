import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, type Answer } from '@/tests/support/ask';
import { serve, stop, type Site } from '@/tests/support/site-server';

jest.setTimeout(60_000);

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const OLD_BROWSER = { 'accept-encoding': 'gzip, br;q=0' };
const LIST = '/es/properties?beds=3&sort=price-asc';
const OWN = ['x-request-id', 'server-timing', 'date', 'content-length', 'content-encoding', 'transfer-encoding'];

let site: Site;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => stop(site));

const unpack = ({ headers, body }: Answer) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync)(body).toString();

/** The headers that two answers of one page have to share. */
const lasting = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));

const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(headers['content-security-policy'] as string)?.[1];

it.each(['/en', '/es/contact', '/en/properties/villa-el-portet-moraira'])(
  'sends %s to everybody as Next made it, each packed as its browser takes it',
  async (page) => {
    // Nobody keeps what was asked for without packing: this is Next's own.
    const plain = await ask(site.port, page);
    const answers = [];
    for (const headers of [BROWSER, BROWSER, OLD_BROWSER]) answers.push(await ask(site.port, page, headers));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip']);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(unpack(answer)).toBe(plain.body.toString());
      expect(lasting(answer)).toEqual(lasting(plain));
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.headers['x-nextjs-cache']).toBe('HIT');
    }
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length);
  },
);

it('says that nothing has changed to whoever has the page', async () => {
  const { headers } = await ask(site.port, '/en/about', BROWSER);
  const again = await ask(site.port, '/en/about', { ...BROWSER, 'if-none-match': headers.etag });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  const other = await ask(site.port, '/en/about', { ...BROWSER, 'if-none-match': '"another"' });
  expect(other.status).toBe(200);
});

it('keeps what goes over TLS apart', async () => {
  await ask(site.port, '/en/faq', BROWSER);
  const safe = await ask(site.port, '/en/faq', { ...BROWSER, 'x-forwarded-proto': 'https' });
  expect(safe.headers['strict-transport-security']).toContain('max-age');
  expect((await ask(site.port, '/en/faq', BROWSER)).headers['strict-transport-security']).toBeUndefined();
});

it('gives every visitor of a filtered list a nonce of their own, on the same page', async () => {
  const answers = [];
  for (let index = 0; index < 3; index += 1) answers.push(await ask(site.port, LIST, BROWSER));
  const nonces = answers.map((answer) => nonceOf(answer) ?? 'none');
  expect(new Set(nonces).size).toBe(answers.length);
  const pages = answers.map((answer, index) => {
    const html = unpack(answer);
    expect(html).toContain(`nonce="${nonces[index]}"`);
    for (const foreign of nonces.filter((nonce) => nonce !== nonces[index])) expect(html).not.toContain(foreign);
    return html.replaceAll(nonces[index] ?? '', '');
  });
  expect(new Set(pages).size).toBe(1);
  const other = unpack(await ask(site.port, '/es/properties?beds=4&sort=price-asc', BROWSER));
  expect(other).not.toBe(pages[0]);
});

it('renders a filtered list anew for a search engine, with all it reads in the head', async () => {
  const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
  await ask(site.port, LIST, BROWSER);
  for (const name of ['Mozilla/5.0 (compatible; bingbot/2.0)', 'Mozilla/5.0 (compatible; Googlebot/2.1)']) {
    const answer = await ask(site.port, LIST, { ...BROWSER, 'user-agent': name });
    expect(headOf(unpack(answer))).toMatch(/<title>.+<link rel="canonical"/s);
  }
});

it('leaves to Next what is not such a page', async () => {
  await ask(site.port, '/en/sell', BROWSER);
  // Next wants the marks of such a request in its address as well.
  const marked = await ask(site.port, '/en/sell', { ...BROWSER, rsc: '1' });
  const data = await ask(site.port, marked.headers.location ?? '/', { ...BROWSER, rsc: '1' });
  expect(data.headers['content-type']).toContain('text/x-component');
  const missing = await ask(site.port, '/en/properties/none', BROWSER);
  expect(missing.status).toBe(404);
  for (let index = 0; index < 2; index += 1) {
    const page = await ask(site.port, '/en/login', BROWSER);
    expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
  }
});
