import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { config } from '@/middleware';
import { indexedRoutes, isTool } from '@/lib/i18n/routes';
import { setArticleIds } from '@/lib/listings/catalogue/detail-ids';
import { setRedirects, drainRedirectHits } from '@/lib/site/redirects';
import { redirectResponse } from './redirect-response';

const SITE = 'http://localhost';

beforeAll(() => {
  setArticleIds(['ours'], []);
  setRedirects(
    new Map([
      ['/ficha.php?id=7', '/es/properties'],
      ['/ficha.php', '/properties'],
      ['/es/inmueble/7', '/es/comprar'],
      ['/blog/ours', '/blog'],
      ['/?page_id=12', '/en/about'],
      ['/old.html', null],
    ]),
  );
});

const respond = (address: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) =>
  redirectResponse(new NextRequest(SITE + address, init));

const headers = { 'accept-language': 'es' };

it.each([
  ['/ficha.php?id=7', '/es/properties'],
  ['/Ficha.php?utm_source=x&id=7', '/es/properties'],
  ['/ficha.php?id=8', '/es/properties'],
  ['/es/inmueble/7/', '/es/comprar'],
  ['/?page_id=12', '/en/about'],
])('%s has moved to %s', (address, target) => {
  const response = respond(address, { headers });
  expect([response?.status, response?.headers.get('location')]).toEqual([301, SITE + target]);
});

it('answers 410 where nothing takes its place, with a page in the language of the visitor', async () => {
  const response = respond('/old.html', { headers: { ...headers, accept: 'text/html' } });
  expect(response?.status).toBe(410);
  expect(await response?.text()).toContain('<html lang="es">');
});

it('leaves other addresses, pages of ours and forms alone', () => {
  expect([respond('/other.php'), respond('/blog/ours'), respond('/'), respond('/?page_id=13')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(respond('/ficha.php?id=7', { method: 'POST' })).toBeNull();
});

it('counts hits, each once', () => {
  drainRedirectHits();
  for (const address of ['/ficha.php?id=7', '/ficha.php?id=7', '/ficha.php?id=9', '/blog/ours']) respond(address);
  expect([...drainRedirectHits()]).toEqual([
    ['/ficha.php?id=7', 2],
    ['/ficha.php', 1],
  ]);
  expect(drainRedirectHits().size).toBe(0);
});

const runs = (url: string) => doesMiddlewareMatch({ config, url, nextConfig: {} });

it.each(indexedRoutes.filter((path) => !isTool(path) && path !== '/properties' && path !== '/blog'))(
  'costs %s nothing: the middleware does not run',
  (path) => {
    expect(runs(`/es${path}`.replace(/\/$/, ''))).toBe(false);
  },
);

it.each([
  ...['/en/og/home', '/es/missing/listing', '/es/search', '/es/blog/rss.xml', '/es/cookie-preferences'],
  ...['/en/sell/demo', '/es/sell/demo/figures'],
])('costs %s nothing', (path) => {
  expect(runs(path)).toBe(false);
});

it.each(['/ficha.php?id=7', '/es/inmueble/7', '/es/contact/map', '/es/blog/2019/05/post', '/es/compras', '/en/a.php'])(
  'is asked about %s',
  (path) => {
    expect(runs(path)).toBe(true);
  },
);
