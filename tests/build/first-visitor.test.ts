import http, { type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { hasNginx, startNginx } from '@/tests/support/live/nginx.mjs';
import { rawGet } from '@/tests/support/raw-get';
import { sharedSite } from '@/tests/support/shared-site';
import { serve, type Site } from '@/tests/support/site-server';

jest.setTimeout(120_000);

const nonce = { 'Content-Security-Policy': "script-src 'nonce-OFAVISITOR'" };
const reportedNonce = { 'Content-Security-Policy-Report-Only': "script-src 'nonce-OFAVISITOR'" };

const requests: readonly (readonly [string, OutgoingHttpHeaders])[] = [
  ['a policy', nonce],
  ['a policy to report only', reportedNonce],
  ['the name of a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['the name of a browser', { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36' }],
  ['another host', { Host: 'visitor.example', 'X-Forwarded-Host': 'visitor.example', 'X-Forwarded-Port': '1' }],
  ['another protocol', { 'X-Forwarded-Proto': 'https', Forwarded: 'host=visitor.example;proto=https' }],
  ['another address', { 'X-Forwarded-For': '203.0.113.7', 'X-Real-IP': '203.0.113.7', 'X-Peer-Address': 'visitor' }],
  ['an id', { 'X-Request-Id': 'visitor-0001', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }],
  ['ids of Next', { 'X-Nextjs-Request-Id': 'visitor', 'X-Nextjs-Html-Request-Id': 'visitor' }],
  ['cookies', { Cookie: 'NEXT_LOCALE=es; cookie-consent=accepted; __prerender_bypass=visitor; visitor=visitor' }],
  ['a language', { 'Accept-Language': 'es-ES', 'X-Next-Intl-Locale': 'es' }],
  ['a request for data', { RSC: '1' }],
  ['a prefetch', { RSC: '1', 'Next-Router-Prefetch': '1', Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' }],
  ['a prefetch of a segment', { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' }],
  ['a state of the router', { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D', 'Next-Url': '/en/visitor' }],
  ['a reload of a developer', { 'Next-Hmr-Refresh': '1', 'Cache-Control': 'no-cache', Pragma: 'no-cache' }],
  ['a resumed page', { 'Next-Resume': '1', 'X-Next-Resume-State-Length': '7' }],
  ['outdated tags', { 'X-Next-Revalidated-Tags': 'visitor', 'X-Next-Revalidate-Tag-Token': 'visitor' }],
  ['a revalidation', { 'X-Prerender-Revalidate': 'visitor', 'X-Prerender-Revalidate-If-Generated': '1' }],
  ['paths of a platform', { 'X-Matched-Path': '/es', 'X-Now-Route-Matches': '1=es', 'X-Invoke-Path': '/es' }],
  ['answers of a middleware', { 'X-Middleware-Rewrite': '/es', 'X-Middleware-Override-Headers': 'x-visitor' }],
  ['a page as data', { 'X-Nextjs-Data': '1' }],
  ['a preference', { 'Save-Data': 'on', DNT: '1', 'Sec-CH-Prefers-Color-Scheme': 'dark', Accept: 'text/plain' }],
];

/** Lists that no other test opens. */
const addresses = ['en', 'es'].flatMap((locale) =>
  ['villa', 'house', 'apartment', 'penthouse'].flatMap((type) =>
    [1, 2, 3, 4].map((beds) => `/${locale}/properties?operation=rent&type=${type}&beds=${beds}`),
  ),
);

describe('the first visitor of a page', () => {
  let site: Site;

  beforeAll(async () => {
    site = await serve({ SITE_URL: sharedSite.siteUrl });
  });

  const open = async (port: number, path: string, headers?: OutgoingHttpHeaders) => {
    const { status, headers: received, body } = await rawGet(port, path, headers);
    return { status, cache: received['x-nextjs-cache'], html: body.toString() };
  };

  it.each(requests.map(([what, headers], index) => [what, headers, addresses[index] ?? ''] as const))(
    'who sends %s leaves the same page to the next one',
    async (_, headers, path) => {
      await open(site.port, path, headers);
      const next = await open(site.port, path);
      const elsewhere = await open(sharedSite.port, path);
      expect(next.status).toBe(200);
      expect(next.html).toBe(elsewhere.html);
    },
  );

  /** Next writes metadata differently for preview programs (`htmlLimitedBots`). */
  it('who makes a preview leaves the same elements', async () => {
    const path = '/en/properties?operation=rent&type=duplex&beds=2';
    const preview = { 'User-Agent': 'facebookexternalhit/1.1' };
    expect((await open(site.port, path, preview)).cache).toBe('MISS');
    const next = await open(site.port, path);
    const elsewhere = await open(sharedSite.port, path);
    expect([next.cache, elementsOf(next.html)]).toEqual(['HIT', elementsOf(elsewhere.html)]);
  });

  it('whose page it renders is cached', async () => {
    const path = '/en/properties?operation=rent&type=duplex&beds=1';
    expect([(await open(site.port, path, nonce)).cache, (await open(site.port, path)).cache]).toEqual(['MISS', 'HIT']);
  });
});

(hasNginx ? it : it.skip)('nginx passes no policy of a request on', async () => {
  const seen: http.IncomingHttpHeaders[] = [];
  const server = http.createServer(({ headers }, response) => {
    seen.push(headers);
    response.end('seen');
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
  const nginx = await startNginx([port]);
  for (const path of ['/en', '/en/login', '/api/contact/send', '/feeds/kyero.xml', '/_next/static/a.js']) {
    await fetchThrough(nginx.port, path, { ...nonce, ...reportedNonce, 'X-Visitor': 'seen' });
  }
  await nginx.stop();
  server.close();
  expect(seen.length).toBe(5);
  for (const headers of seen) {
    expect(headers['x-visitor']).toBe('seen');
    expect(Object.keys(headers).filter((name) => name.startsWith('content-security-policy'))).toEqual([]);
  }
});

const elementsOf = (html: string) => html.replace(/<script>.*?<\/script>|<!--.*?-->/gs, '');

const fetchThrough = (port: number, path: string, headers: OutgoingHttpHeaders): Promise<void> =>
  new Promise((resolve, reject) => {
    https
      .get({ port, path, headers, rejectUnauthorized: false }, (response) => response.resume().on('end', resolve))
      .on('error', reject);
  });
