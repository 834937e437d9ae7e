import { createClient, PASSWORD, signInByApi } from '../support/accounts';
import { expect, newAddress, test } from '../support/visitor';

const setCookies = (headers: { name: string; value: string }[]) =>
  headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value);

test('the session is a cookie no page can read, of this host alone, and dies with it signed out (S1, S3)', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const email = newAddress();
  await createClient(page, email);
  const answer = await signInByApi(request, origin, { email, password: PASSWORD });
  expect(answer.status()).toBe(200);
  const cookies = setCookies(answer.headersArray());
  const session = cookies.find((line) => line.startsWith('session='));
  expect(session).toMatch(/HttpOnly/i);
  expect(session).toMatch(/SameSite=lax/i);
  expect(session).toMatch(/Path=\/;/i);
  expect(session).not.toMatch(/Domain=/i);
  const hint = cookies.find((line) => line.startsWith('signed-in='));
  expect(hint).not.toMatch(/HttpOnly/i);
  expect(hint).not.toContain(email);

  const me = await request.get('/api/account/me');
  expect(me.headers()['cache-control']).toBe('no-store');
  expect(await me.json()).toEqual({ email });
  expect(await (await request.get('/api/auth/session')).json()).toMatchObject({ user: { email } });

  const stored = await request.get('/api/account/export');
  expect(stored.headers()['content-disposition']).toContain('attachment');
  expect(await stored.json()).toMatchObject({ profile: { email } });

  const copied = (session ?? '').split(';')[0] ?? '';
  const out = await request.post('/api/account/sign-out', {
    headers: { origin },
    form: { locale: 'en' },
    maxRedirects: 0,
  });
  expect(out.status()).toBe(303);
  const thief = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { cookie: copied },
  });
  expect((await thief.get('/api/account/me')).status()).toBe(401);
  expect(await (await thief.get('/api/auth/session')).json()).not.toHaveProperty('user');
  await thief.dispose();
});

test('a wrong password and an unknown address get the same answer (A4)', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const email = newAddress();
  await createClient(page, email);
  const wrong = await signInByApi(request, origin, { email, password: 'not the one' });
  const unknown = await signInByApi(request, origin, { email: newAddress(), password: 'not the one' });
  expect(wrong.status()).toBe(401);
  expect(unknown.status()).toBe(401);
  expect(await wrong.text()).toBe(await unknown.text());
  expect((await wrong.json()) as { url: string }).toEqual({ url: `${origin}/login?error=wrongCredentials` });
});

test('the sixth wrong password is one too many, from this address only (L1)', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const email = newAddress();
  await createClient(page, email);
  for (let n = 1; n <= 5; n += 1) {
    expect((await signInByApi(request, origin, { email, password: `wrong ${n}` })).status()).toBe(401);
  }
  const sixth = await signInByApi(request, origin, { email, password: PASSWORD });
  expect(sixth.status()).toBe(429);
  expect(((await sixth.json()) as { url: string }).url).toContain('/login?error=rateLimited');
  const owner = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.9' },
  });
  expect((await signInByApi(owner, origin, { email, password: PASSWORD })).status()).toBe(200);
  await owner.dispose();
});

for (const foreign of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https://localhost@evil.example',
  'javascript:alert(1)',
  '/auth/x',
  '/api/auth/signout',
]) {
  test(`never leads to ${foreign} after signing in (R1, R2)`, async ({ page, request, baseURL }, { project }) => {
    test.skip(project.name !== 'desktop', 'the same everywhere');
    const origin = new URL(baseURL ?? '').origin;
    const answer = await signInByApi(request, origin, {
      email: 'nobody@example.com',
      password: 'x',
      callbackUrl: foreign,
    });
    expect(new URL(((await answer.json()) as { url: string }).url).origin).toBe(origin);
    const location = async (path: string) => {
      const redirect = await request.get(path, { maxRedirects: 0 });
      return new URL(redirect.headers()['location'] ?? '/', origin);
    };
    const signIn = await location(`/api/auth/signin?callbackUrl=${encodeURIComponent(foreign)}`);
    expect(signIn.origin).toBe(origin);
    expect(signIn.href).not.toContain('evil');
    expect((await location(`/en/auth/callback?returnTo=${encodeURIComponent(foreign)}`)).origin).toBe(origin);
    await page.goto(`/en/login?returnTo=${encodeURIComponent(foreign)}`);
    expect(new URL(page.url()).origin).toBe(origin);
  });
}

test('a request from elsewhere is refused, and so is one that does not say where it is from', async ({ request }) => {
  const form = { csrfToken: 'x', email: 'a@example.com', password: 'abcdef' };
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ]) {
    for (const path of [
      '/api/auth/callback/credentials',
      '/api/auth/signin/google',
      '/api/auth/signout',
      '/api/account/sign-out',
    ]) {
      const answer = await request.post(path, { headers: headers as Record<string, string>, form, maxRedirects: 0 });
      expect(answer.status(), `${path} from ${JSON.stringify(headers)}`).toBe(403);
    }
  }
});

test('a sign-in without the token of a page of ours opens nothing', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const email = newAddress();
  await createClient(page, email);
  const form = { csrfToken: 'made up', email, password: PASSWORD, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { headers: { origin }, form });
  expect(setCookies(answer.headersArray()).filter((line) => line.startsWith('session='))).toEqual([]);
  expect((await request.get('/api/account/me')).status()).toBe(401);
});

test('bodies that are none are refused at once, and the server stays well (I5)', async ({ request, baseURL }) => {
  const headers = { origin: new URL(baseURL ?? '').origin };
  const path = '/api/auth/callback/credentials';
  const json = { ...headers, 'content-type': 'application/json' };
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  for (const [data, type, status] of [
    ['{', json, 400],
    ['[]', json, 400],
    ['null', json, 400],
    ['"text"', json, 400],
    ['{"email":{"$ne":1},"password":["x"]}', json, 400],
    [deep, json, 400],
    ['hello', { ...headers, 'content-type': 'text/plain' }, 415],
    ['x'.repeat(20_000_000), json, 413],
  ] as const) {
    const answer = await request.post(path, { headers: type, data: Buffer.from(data) }).catch((error: Error) => error);
    // A server that has read enough may also end the connection.
    if (answer instanceof Error) expect(data.length).toBeGreaterThan(1_000_000);
    else expect(answer.status(), data.slice(0, 20)).toBe(status);
  }
  expect((await request.get('/readyz')).status()).toBe(200);
});

test('what is not ours to answer is not there, and a poisoned cookie breaks nothing', async ({ request }) => {
  for (const path of ['_log', 'verify-request', 'nothing', 'callback/github', 'signin/../../x']) {
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(404);
  }
  for (const cookie of [
    'sign-in-return=%',
    'sign-in-return=javascript:alert(1)',
    'session=x',
    'session=%00; session.0=y',
  ]) {
    for (const path of [
      '/api/auth/csrf',
      '/api/auth/session',
      '/api/auth/signin',
      '/api/account/me',
      '/en/dashboard',
    ]) {
      const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
      expect(answer.status(), `${path} with ${cookie}`).toBeLessThan(500);
      expect(answer.headers()['location'] ?? '').not.toContain('javascript');
    }
  }
  const denied = await request.get('/api/auth/callback/google?error=access_denied', { maxRedirects: 0 });
  expect(denied.headers()['location']).toContain('/login?error=socialFailed&provider=google');
  const forged = await request.get('/api/auth/callback/google?code=x&state=y', { maxRedirects: 0 });
  expect(forged.headers()['location']).toContain('/login?error=socialFailed&provider=google');
});

test('signed out, the dashboard leads to the login and keeps path and query (S2, R6)', async ({ request, baseURL }) => {
  const answer = await request.get('/es/dashboard?x=1', { maxRedirects: 0 });
  const location = new URL(answer.headers()['location'] ?? '', baseURL);
  expect(location.pathname).toBe('/es/login');
  expect(location.searchParams.get('returnTo')).toBe('/es/dashboard?x=1');
  const unknown = await request.get('/es/dashboard/zzz', { maxRedirects: 0 });
  expect(new URL(unknown.headers()['location'] ?? '', baseURL).pathname).toBe('/es/dashboard');
});

for (const path of [
  '/en/login',
  '/en/forgot-password',
  '/en/reset-password?token=x',
  '/en/auth/verify?token=x',
  '/en/logout',
]) {
  test(`${path} is nobody's to keep, to find or to tell`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  });
}
