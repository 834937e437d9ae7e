import { enterAsClient, fillSignIn, loginForm, newClient, sessionCookie, signIn } from '@/tests/support/accounts';
import { expect, test } from '@/tests/support/visitor';

test("'remember me' outlives the browser, and only with it", { tag: '@nightly' }, async ({ page }) => {
  const email = await newClient();
  await signIn(page, email);
  expect((await sessionCookie(page))?.expires).toBe(-1);
  await page.context().clearCookies();
  await page.goto('/en/login');
  await loginForm(page, 'en').remember.check();
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/en');
  const days = ((await sessionCookie(page))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31);
});

test('S15: signed in, /login redirects to /dashboard, and /forgot-password to the change of password', async ({
  page,
}) => {
  await enterAsClient(page);
  for (const [path, leadsTo] of [
    ['/en/login', '/en/dashboard'],
    ['/en/login?mode=signup', '/en/dashboard'],
    ['/en/forgot-password', '/en/dashboard/change-password'],
  ] as const) {
    const response = await page.request.get(path);
    expect(new URL(response.url()).pathname, path).toBe(leadsTo);
  }
});
