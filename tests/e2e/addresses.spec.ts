import { expect, test, type APIRequestContext } from '@playwright/test';

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { maxRedirects: 0, headers });

test.describe('addresses without a language', () => {
  test('redirect to the saved locale, then the browser’s, then English', async ({ request }) => {
    for (const [headers, locale] of [
      [{ cookie: 'NEXT_LOCALE=es', 'accept-language': 'en' }, 'es'],
      [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }, 'es'],
      [{ 'accept-language': 'de-DE,de' }, 'en'],
      [{ cookie: 'NEXT_LOCALE="><script>alert(1)</script>', 'accept-language': 'es' }, 'es'],
      [{ cookie: 'NEXT_LOCALE=ar', 'accept-language': 'ar' }, 'en'],
    ] as const) {
      const response = await get(request, '/comprar', headers);
      expect(response.status()).toBe(307);
      expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(`/${locale}/comprar`);
    }
  });

  test('keep their query', async ({ request }) => {
    const response = await get(request, '/properties?type=villa&area=gr%C3%A0cia', { 'accept-language': 'es' });
    expect(response.headers().location).toContain('/es/properties?type=villa&area=gr%C3%A0cia');
  });
});

test.describe('unknown addresses', () => {
  for (const path of ['/zzz', '/fr/about', '/en/zzz/yyy', '/"><script>']) {
    test(`${path} redirects to the landing page, temporarily`, async ({ request }) => {
      const response = await get(request, path, { 'accept-language': 'en' });
      expect(response.status()).toBe(307);
      expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe('/en');
    });
  }

  for (const path of ['/wp-login.php', '/x.png', '/en/x.png', '/es/.env.local', '/pictures/sheet']) {
    test(`${path} is file-like and missing`, async ({ request }) => {
      expect((await get(request, path)).status()).toBe(404);
    });
  }

  for (const method of ['get', 'post'] as const) {
    test(`${method} /api/zzz responds with 404 in JSON`, async ({ request, baseURL }) => {
      const response = await request[method]('/api/zzz', { headers: { origin: new URL(baseURL ?? '').origin } });
      expect(response.status()).toBe(404);
      expect(await response.json()).toEqual({ code: 'notFound' });
    });
  }
});

test('liveness and readiness', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready', database: 'up' });
});
