import { createClient, enter, fillSignIn, PASSWORD } from '../support/accounts';
import { expect, newAddress, test } from '../support/visitor';

test('goes home where nothing was asked for', async ({ page }) => {
  const email = newAddress();
  await createClient(page, email, 'es');
  await page.goto('/es/login');
  await fillSignIn(page, email, PASSWORD, 'es');
  await expect(page).toHaveURL('/es');
});

test('R1: a way back to another host, in any disguise, stays on ours', async ({ page, baseURL }) => {
  test.slow();
  const email = newAddress();
  await createClient(page, email);
  const origin = new URL(baseURL ?? '').origin;
  for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example', '/%2F/evil.example']) {
    await page.context().clearCookies();
    await page.goto(`/en/login?returnTo=${encodeURIComponent(returnTo)}`);
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/en');
    for (const path of ['/en/login', '/en/auth/callback']) {
      await page.goto(`${path}?returnTo=${encodeURIComponent(returnTo)}`);
      expect(new URL(page.url()).origin).toBe(origin);
    }
  }
});

test('R2: a way back to /auth/ goes home', async ({ page }) => {
  await enter(page, newAddress());
  await page.goto('/en/auth/callback?returnTo=/auth/x');
  await expect(page).toHaveURL('/en');
  await page.goto('/en/auth/callback?returnTo=%2Fen%2Fauth%2Fverify');
  await expect(page).toHaveURL('/en');
  await page.goto('/en/auth/callback?returnTo=/faq');
  await expect(page).toHaveURL('/en/faq');
});

test('a callback without a session leads to /login', async ({ page }) => {
  await page.goto('/en/auth/callback?returnTo=/faq');
  await expect(page).toHaveURL(/\/en\/login\?/);
});
