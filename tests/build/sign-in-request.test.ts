import { once } from 'node:events';
import net from 'node:net';
import { sharedSite } from '@/tests/support/shared-site';
import { serve, type Site } from '@/tests/support/site-server';
import en from '@/messages/en';
import es from '@/messages/es';

jest.setTimeout(60_000);

let site: Site;
let silent: net.Server;

beforeAll(async () => {
  // Accepts connections, never responds.
  silent = net.createServer(() => undefined).listen(0, 'localhost');
  await once(silent, 'listening');
  const { port } = silent.address() as net.AddressInfo;
  site = await serve({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
  });
});
afterAll(() => silent.close());

async function post(path: string, fields: Record<string, string>): Promise<URL> {
  const csrf = await fetch(`${site.url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers.getSetCookie().map((line) => line.split(';')[0]);
  const response = await fetch(`${site.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin: site.url, cookie: cookie.join('; ') },
    body: new URLSearchParams({ csrfToken, json: 'true', ...fields }),
  });
  return new URL(((await response.json()) as { url: string }).url);
}

it.each([
  ['nothing', {}, 'missingCredentials'],
  ['an address alone', { email: 'ada@example.com' }, 'missingCredentials'],
  ['a password alone', { password: 'orange tram 88' }, 'missingCredentials'],
  ['blanks', { email: ' ', phone: '', password: 'orange tram 88' }, 'missingCredentials'],
  ['a telephone number and a password', { phone: '+34600000000', password: 'orange tram 88' }, 'wrongCredentials'],
  ['what is no address', { email: 'a\u0000b@example.com', password: 'orange tram 88' }, 'wrongCredentials'],
])('a sign-in with %s ends with a code', async (_, fields, code) => {
  const { pathname, searchParams } = await post('callback/credentials', fields);
  expect([pathname, searchParams.get('error')]).toEqual(['/login', code]);
});

it.each([
  ['en', 'missingCredentials', en.accountErrors.missingCredentials],
  ['es', 'missingCredentials', es.accountErrors.missingCredentials],
  ['en', 'wrongCredentials', en.accountErrors.wrongCredentials],
  ['en', 'unverified', en.accountErrors.unverified],
])('/%s/login says what %s means', async (locale, code, sentence) => {
  const page = await (await fetch(`${site.url}/${locale}/login?error=${code}`)).text();
  // The page data contains every text.
  const shown = page.split('<main')[1]?.split('<script')[0] ?? '';
  expect(shown.includes(sentence)).toBe(true);
});

it('waits at most five seconds for a silent provider', async () => {
  const begin = performance.now();
  const { searchParams } = await post('signin/google', { callbackUrl: '/' });
  expect(searchParams.get('error')).toBe('socialFailed');
  expect(performance.now() - begin).toBeLessThan(6_500);
});

async function pressProvider(provider: 'google' | 'facebook'): Promise<URL> {
  const page = await (await fetch(`${site.url}/en/login`)).text();
  const form = page.split('<form').find((part) => part.includes(`value="${provider}"`)) ?? '';
  const data = new FormData();
  for (const [input] of (form.split('</form>')[0] ?? '').matchAll(/<input[^>]*>/g)) {
    const valueOf = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll('&quot;', '"') ?? '';
    data.append(valueOf('name'), valueOf('value'));
  }
  const response = await fetch(`${site.url}/en/login`, {
    method: 'POST',
    headers: { origin: site.url },
    body: data,
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '', site.url);
}

it('names the variables of a provider that has no keys on this machine', async () => {
  const address = await pressProvider('facebook');
  expect(address.searchParams.get('error')).toBe('socialNotConfigured');
  const page = await (await fetch(address)).text();
  expect(page).toContain('FACEBOOK_CLIENT_ID');
  expect(page).not.toContain('GOOGLE_CLIENT_ID');
});

it('offers no provider without keys on a public host', async () => {
  const page = await (await fetch(`${sharedSite.url}/en/login`)).text();
  expect(page).toContain('type="password"');
  expect(page).not.toMatch(/value="(google|facebook)"/);
});
