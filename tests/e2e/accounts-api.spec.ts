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
    const email = newAddress();
    await createClient(page, email);
    const answer = await signInByApi(request, origin, { email, password: PASSWORD, callbackUrl: foreign });
    expect(answer.status()).toBe(200);
    const leadsTo = new URL(((await answer.json()) as { url: string }).url);
    expect(leadsTo.origin).toBe(origin);
    expect(leadsTo.pathname).not.toMatch(/^\/((en|es)\/)?(auth|api)\b|evil/);
  });
}

test('a sign-in without the token of a page of ours opens nothing', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const email = newAddress();
  await createClient(page, email);
  const form = { csrfToken: 'made up', email, password: PASSWORD, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { headers: { origin }, form });
  expect(setCookies(answer.headersArray()).filter((line) => line.startsWith('session='))).toEqual([]);
  expect((await request.get('/api/account/me')).status()).toBe(401);
});

test('signed out, the dashboard leads to the login and keeps path and query (S2, R6)', async ({ request, baseURL }) => {
  const answer = await request.get('/es/dashboard?x=1', { maxRedirects: 0 });
  const location = new URL(answer.headers()['location'] ?? '', baseURL);
  expect(location.pathname).toBe('/es/login');
  expect(location.searchParams.get('returnTo')).toBe('/es/dashboard?x=1');
  const unknown = await request.get('/es/dashboard/zzz', { maxRedirects: 0 });
  expect(new URL(unknown.headers()['location'] ?? '', baseURL).pathname).toBe('/es/dashboard');
});
