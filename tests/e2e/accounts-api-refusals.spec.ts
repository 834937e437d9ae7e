import { expect, test } from '../support/visitor';

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

for (const path of [
  '/en/login',
  '/en/forgot-password',
  '/en/reset-password?token=x',
  '/en/auth/verify?token=x',
  '/en/auth/check-email',
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
