import en from '@/messages/en';
import { emailsIn } from '@/tests/support/email-files';
import { plainForm } from '@/tests/support/plain-form.mjs';
import { folder, freePort, serve, stop, type Site } from '@/tests/support/site-server';
import { found } from '@/tests/support/until.mjs';

jest.setTimeout(120_000);

const EMAIL = 'ada@example.com';
const PASSWORD = 'orange tram 88';
const EMAILS = `${folder}/accounts-mail`;
const VISITOR = '198.51.100.7';
const OWNER = '198.51.100.8';

let [port, url] = [0, ''];
let site: Site;

async function open(): Promise<void> {
  site = await serve({ SITE_URL: url, MAIL_FOLDER: EMAILS, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'warn' }, port);
}

beforeAll(async () => {
  port = await freePort();
  url = `https://localhost:${port}`;
  await open();
});

const get = (address: string, init: RequestInit = {}, visitor = VISITOR) =>
  fetch(site.url + address, {
    redirect: 'manual',
    ...init,
    headers: { origin: url, 'x-forwarded-proto': 'https', 'x-forwarded-for': visitor, ...init.headers },
  });

async function sendForm(address: string, field: string, typed: Record<string, string> = {}): Promise<Response> {
  const page = await (await get(address)).text();
  return get(address, { method: 'POST', body: plainForm(page, field, typed) });
}

const verifyLink = () =>
  found(
    () => /https:\/\/localhost:\d+(\/en\/auth\/verify\?token=[\w-]{43})/.exec(emailsIn(EMAILS).join())?.[1],
    30_000,
    'a mail with a link',
  );

const pairs = (cookies: readonly string[]) => cookies.map((line) => line.split(';')[0]).join('; ');

async function signIn(password: string, visitor: string): Promise<Response> {
  const csrf = await get('/api/auth/csrf', {}, visitor);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return get(
    '/api/auth/callback/credentials',
    {
      method: 'POST',
      headers: { cookie: pairs(csrf.headers.getSetCookie()) },
      body: new URLSearchParams({ csrfToken, json: 'true', email: EMAIL, password }),
    },
    visitor,
  );
}

describe('an account over https', () => {
  let session = '';

  it('is created, verified and entered without JavaScript', async () => {
    const done = await sendForm('/en/login?mode=signup', 'confirm', {
      email: EMAIL,
      password: PASSWORD,
      confirm: PASSWORD,
    });
    expect(done.status).toBeLessThan(400);
    const verified = await sendForm(await verifyLink(), 'token', { password: PASSWORD, confirm: PASSWORD });
    expect([verified.status, verified.headers.get('location')]).toEqual([303, expect.stringMatching(/\/dashboard$/)]);

    const page = await sendForm('/en/login', 'password', { email: EMAIL, password: PASSWORD });
    expect(page.status).toBe(303);
    const cookies = page.headers.getSetCookie();
    const cookie = cookies.find((line) => line.startsWith('__Host-session=')) ?? '';
    expect(cookie).toMatch(/; ?Secure/i);
    expect(cookie).toMatch(/; ?HttpOnly/i);
    expect(cookie).toMatch(/; ?Path=\/(;|$)/i);
    expect(cookie).not.toMatch(/Domain=/i);
    expect(cookies.filter((line) => !/; ?Secure/i.test(line))).toEqual([]);
    session = pairs([cookie]);
  });

  it('keeps session and limits over a restart', async () => {
    for (let n = 1; n <= 5; n += 1) expect((await signIn(`wrong ${n}`, VISITOR)).status).toBe(401);
    expect((await signIn(PASSWORD, VISITOR)).status).toBe(429);

    await stop(site);
    await open();

    expect((await signIn(PASSWORD, VISITOR)).status).toBe(429);
    expect((await signIn(PASSWORD, OWNER)).status).toBe(200);
    const me = await get('/api/account/me', { headers: { cookie: session } });
    expect(await me.json()).toEqual({ email: EMAIL, isStaff: false });
  });

  it('is told that a browser without cookies stays signed out, before it is tried', async () => {
    const browser = { 'sec-fetch-site': 'same-origin' };
    const page = await get('/en/login');
    const check = page.headers.getSetCookie().find((line) => line.startsWith('cookie-check=')) ?? '';
    expect(check).toMatch(/; ?Secure/i);
    const body = plainForm(await page.text(), 'password', { email: EMAIL, password: PASSWORD });
    const refused = await get('/en/login', { method: 'POST', body, headers: browser }, OWNER);
    expect(await refused.text()).toContain(en.accountErrors.cookiesRefused);
    expect(pairs(refused.headers.getSetCookie())).not.toContain('session');
    const entered = await get(
      '/en/login',
      { method: 'POST', body, headers: { ...browser, cookie: pairs([check]) } },
      OWNER,
    );
    expect(entered.status).toBe(303);
  });

  it.each([
    ['/en/dashboard/change-password', 'current', { current: 'x', next: 'orange tram 89', confirm: 'orange tram 89' }],
    ['/es/dashboard/delete-account', 'password', { password: 'x', confirm: 'on' }],
  ])('signed out elsewhere, %s leads through the login and back', async (address, field, typed) => {
    const page = await (await get(address, { headers: { cookie: session } })).text();
    const sent = await get(address, { method: 'POST', body: plainForm(page, field, typed) });
    const login = new URL(sent.headers.get('location') ?? '', url);
    expect([sent.status, login.pathname, login.searchParams.get('notice')]).toEqual([
      303,
      `${address.slice(0, 3)}/login`,
      'sessionEnded',
    ]);
    expect(address).toContain(login.searchParams.get('returnTo'));
  });

  it('signed out elsewhere, says so in place of its data', async () => {
    const file = await get('/api/account/export', { headers: { accept: 'text/html' } });
    expect([file.status, file.headers.get('location')]).toEqual([
      303,
      '/en/login?returnTo=%2Fen%2Fdashboard&notice=sessionEnded',
    ]);
  });

  it('ends at once, for every copy of the cookie', async () => {
    const out = await get('/api/account/sign-out', {
      method: 'POST',
      headers: { cookie: session },
      body: new URLSearchParams({ locale: 'en' }),
    });
    expect(out.status).toBe(303);
    expect(out.headers.getSetCookie().some((line) => /^__Host-session=;.*Secure/i.test(line))).toBe(true);
    expect((await get('/api/account/me', { headers: { cookie: session } })).status).toBe(401);
  });
});
