import { createHash } from 'node:crypto';
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

/** A list with a filter has its styles in one file once it is kept, and a few words that say so. */
const withoutStyles = (html: string) =>
  html.replace(
    /<link rel="(?:stylesheet|preload)" href="[^"]+\.css"[^>]*>|<script[^>]*>\{let styles=[^<]*<\/script>/g,
    '',
  );

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

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

it('keeps a filtered list without its nonce: its own scripts may run, and nothing that has come into it', async () => {
  // A program's browser takes no packed pages: this is the list with its nonce.
  const plain = await ask(site.port, LIST);
  const nonce = /'nonce-([^']+)'/.exec(plain.headers['content-security-policy'] as string)?.[1] ?? 'none';
  const answers = [];
  for (const headers of [BROWSER, BROWSER, OLD_BROWSER]) answers.push(await ask(site.port, LIST, headers));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip']);
  const [first, ...later] = answers;
  for (const answer of later) {
    expect(unpack(answer)).toBe(unpack(first as Answer));
    expect(lasting(answer)).toEqual(lasting(first as Answer));
  }
  const html = unpack(first as Answer);
  expect(withoutStyles(html)).toHaveLength(withoutStyles(plain.body.toString().replaceAll(nonce, '')).length);
  const policy = first?.headers['content-security-policy'] as string;
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('nonce');
  const codes = [...html.matchAll(/<script(?![^>]*src=)[^>]* nonce=""[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) =>
    hashOf(code ?? ''),
  );
  expect(codes.length).toBeGreaterThan(1);
  const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
  expect(new Set(allowed)).toEqual(new Set(codes));
  const other = unpack(await ask(site.port, '/es/properties?beds=4&sort=price-asc', BROWSER));
  expect(other).not.toBe(html);
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
