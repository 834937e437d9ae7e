import { createClient, enter, fillSignIn, loginForm, sessionCookie, signIn } from '../support/accounts';
import { expect, newAddress, test } from '../support/visitor';

test('remembers who asks for it beyond the browser, and nobody else', async ({ page }) => {
  const email = newAddress();
  await createClient(page, email);
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

test('S1: the cookie of the session cannot be read by pages and goes nowhere else', async ({ page }) => {
  await enter(page, newAddress());
  const cookie = await sessionCookie(page);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: 'localhost' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(cookie?.value ?? 'no cookie');
});

test('S2: a protected page leads the signed out to /login and keeps path and query', async ({ page }) => {
  await page.goto('/en/dashboard?x=1');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/en/login');
  expect(searchParams.get('returnTo')).toMatch(/^(\/en)?\/dashboard\?x=1$/);
});

test('S3: a copied cookie is dead after sign-out', async ({ page, browser, baseURL }) => {
  await enter(page, newAddress());
  const cookies = await page.context().cookies();
  await page.goto('/en/logout');
  await expect(page).toHaveURL(/\/en\/login/);
  const thief = await browser.newContext({ ...(baseURL && { baseURL }) });
  await thief.addCookies(cookies);
  const stolen = await thief.newPage();
  await stolen.goto('/en/dashboard');
  await expect(stolen).toHaveURL(/\/en\/login/);
  await thief.close();
});

test('S15: the signed in go from /login to /dashboard, and from /forgot-password to the change of password', async ({
  page,
}) => {
  await enter(page, newAddress());
  await page.goto('/en/login');
  await expect(page).toHaveURL('/en/dashboard');
  await page.goto('/en/login?mode=signup');
  await expect(page).toHaveURL('/en/dashboard');
  await page.goto('/en/forgot-password');
  await expect(page).toHaveURL('/en/dashboard/change-password');
});
