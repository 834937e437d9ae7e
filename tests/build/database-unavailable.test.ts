import { encode } from 'next-auth/jwt';
import { listingIds } from '@/content/properties/ids';
import { sessionCookieName } from '@/lib/middleware/cookie-names';
import { AUTH_SECRET, freePort, start, untilResponse } from '@/tests/support/site-server';
import { languages, texts } from '@/tests/support/texts';

jest.setTimeout(120_000);

const anyone = '00000000-0000-4000-8000-000000000000';
const pages = [
  '/dashboard',
  '/dashboard/change-password',
  `/dashboard/change-password?token=${'a'.repeat(43)}`,
  '/dashboard/delete-account',
  '/schedule-call/CAKE-2345',
  '/schedule-call/CAKE-2345/change',
];

let url: string;
let cookie: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const claims = { sub: anyone, sid: anyone, before: null };
  cookie = `${sessionCookieName(false)}=${await encode({ token: claims, secret: AUTH_SECRET })}`;
  start(['--port', String(port)], {
    DATABASE_URL: 'postgres://nobody@localhost:1/none',
    IDEALISTA_CUSTOMER_CODE: `ilc${'0'.repeat(40)}`,
    SITE_URL: url,
  });
  await untilResponse(port, '/en', 200);
});

it.each(languages.flatMap((locale) => pages.map((page) => `/${locale}${page}`)))(
  'says without JavaScript that the database is down, and offers a retry: %s',
  async (address) => {
    const response = await fetch(url + address, { headers: { cookie }, redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const [main = ''] = /<main[^]*<\/main>/.exec(await response.text()) ?? [];
    const t = texts[address.startsWith('/es') ? 'es' : 'en'].databaseUnavailable;
    expect(main).toContain(`<h1>${t.heading}</h1>`);
    expect(main).toContain(t.text);
    expect(main).toMatch(new RegExp(`<a[^>]* href=""[^>]*>${t.retry}</a>`));
    expect(main).not.toMatch(/<(template|div hidden)/);
  },
);

it.each(['/en/properties?beds=2', '/en/search?q=villa', '/en/saved-homes', '/en/properties/of-a-feed'])(
  'fails to load listings that are not of the build: %s',
  async (address) => {
    const response = await fetch(url + address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const [main = ''] = /<main[^]*<\/main>/.exec(await response.text()) ?? [];
    expect(main).toContain(`<h1>${texts.en.databaseUnavailable.listings}</h1>`);
    expect(main).toMatch(new RegExp(`<a[^>]* href=""[^>]*>${texts.en.databaseUnavailable.retry}</a>`));
  },
);

it('serves pages of the build, and no feed', async () => {
  const [id] = listingIds;
  expect((await fetch(`${url}/en/properties/${id}`)).status).toBe(200);
  for (const feed of ['kyero.xml', 'idealista.json']) {
    expect([feed, (await fetch(`${url}/feeds/${feed}`)).status]).toEqual([feed, 503]);
  }
});
