import { newClient, PASSWORD, signInByApi } from '@/tests/support/accounts';
import { expect, test } from '@/tests/support/visitor';

const setCookies = (headers: { name: string; value: string }[]) =>
  headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value);

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2F/evil.example',
  'https://localhost@evil.example',
  'javascript:alert(1)',
  '/auth/x',
  '/en/auth/verify',
  '/api/auth/signout',
];

test('the session cookie is HttpOnly and host-only, and invalid after sign-out (S1, S3)', async ({
  request,
  playwright,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const email = await newClient();
  const response = await signInByApi(request, origin, { email, password: PASSWORD });
  expect(response.status()).toBe(200);
  const cookies = setCookies(response.headersArray());
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
  expect(await me.json()).toEqual({ email, isStaff: false });
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
  const dashboard = await thief.get('/en/dashboard', { maxRedirects: 0 });
  expect(dashboard.headers()['location']).toContain('/en/login');
  await thief.dispose();
});

test('no return path leads to another site or an authentication page (R1, R2)', async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const email = await newClient();
  const location = async (path: string) => {
    const redirect = await request.get(path, { maxRedirects: 0 });
    return new URL(redirect.headers()['location'] ?? '/', origin);
  };
  for (const foreign of elsewhere) {
    const query = encodeURIComponent(foreign);
    const signIn = await location(`/api/auth/signin?callbackUrl=${query}`);
    expect(signIn.origin, foreign).toBe(origin);
    expect(signIn.href, foreign).not.toContain('evil');
    expect((await location(`/en/login?returnTo=${query}`)).origin, foreign).toBe(origin);
    expect((await location(`/en/auth/callback?returnTo=${query}`)).pathname, foreign).toBe('/en/login');
  }
  for (const foreign of elsewhere) {
    const response = await signInByApi(request, origin, { email, password: PASSWORD, callbackUrl: foreign });
    expect(response.status(), foreign).toBe(200);
    const leadsTo = new URL(((await response.json()) as { url: string }).url);
    expect(leadsTo.origin, foreign).toBe(origin);
    expect(leadsTo.pathname, foreign).not.toMatch(/^\/((en|es)\/)?(auth|api)\b|evil/);
    const query = encodeURIComponent(foreign);
    expect((await location(`/en/login?returnTo=${query}`)).origin, foreign).toBe(origin);
    expect((await location(`/en/auth/callback?returnTo=${query}`)).href, foreign).toBe(`${origin}/en`);
  }
  expect((await location('/en/auth/callback?returnTo=/faq')).href).toBe(`${origin}/en/faq`);
});

test('a sign-in without our CSRF token is refused', async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const form = { csrfToken: 'made up', email: await newClient(), password: PASSWORD, json: 'true' };
  const response = await request.post('/api/auth/callback/credentials', { headers: { origin }, form });
  expect(setCookies(response.headersArray()).filter((line) => line.startsWith('session='))).toEqual([]);
  expect((await request.get('/api/account/me')).status()).toBe(401);
});

test('signed out, the dashboard redirects to the login with path and query (S2, R6)', async ({ request, baseURL }) => {
  const location = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return new URL(response.headers()['location'] ?? '', baseURL);
  };
  const login = await location('/es/dashboard?x=1');
  expect(login.pathname).toBe('/es/login');
  expect(login.searchParams.get('returnTo')).toBe('/es/dashboard?x=1');
  expect((await location('/es/dashboard/zzz')).pathname).toBe('/es/dashboard');
  expect((await location('/en/auth/callback?returnTo=/faq')).pathname).toBe('/en/login');
});

test('invalid bodies are refused at once, and the server stays up (I5)', async ({ request, baseURL }) => {
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
    const response = await request
      .post(path, { headers: type, data: Buffer.from(data) })
      .catch((error: Error) => error);
    // The server may close the connection early for large bodies.
    const mayClose = data.length > 1_000_000;
    const answered = response instanceof Error ? mayClose && status : response.status();
    expect(answered, data.slice(0, 20)).toBe(status);
  }
  expect((await request.get('/readyz')).status()).toBe(200);
});

test('unknown auth routes are missing, and an invalid cookie is harmless', async ({ request }) => {
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
      const response = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
      expect(response.status(), `${path} with ${cookie}`).toBeLessThan(500);
      expect(response.headers()['location'] ?? '').not.toContain('javascript');
    }
  }
  const denied = await request.get('/api/auth/callback/google?error=access_denied', { maxRedirects: 0 });
  expect(denied.headers()['location']).toContain('/login?error=socialFailed&provider=google');
  const forged = await request.get('/api/auth/callback/google?code=x&state=y', { maxRedirects: 0 });
  expect(forged.headers()['location']).toContain('/login?error=socialFailed&provider=google');
});

test('account pages are not cached or indexed, and send no referrer', async ({ request }) => {
  for (const path of [
    '/en/login',
    '/es/login',
    '/en/forgot-password',
    '/en/reset-password?token=x',
    '/en/auth/verify?token=x',
    '/en/auth/check-email',
    '/en/logout',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(headers['cache-control'], path).toContain('no-store');
    expect(headers['x-robots-tag'], path).toContain('noindex');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'nonce-/);
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline');
    expect(await response.text(), path).toMatch(
      response.status() === 200 ? /<meta name="robots" content="noindex/ : /^(?!.*<meta name="robots" content="index)/,
    );
  }
});
