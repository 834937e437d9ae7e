import type { Page } from '@playwright/test';
import { createClient, PASSWORD, signInByApi } from '../support/accounts';
import { nthMailTo } from '../support/servers/mailbox';
import { expect, newAddress, test } from '../support/visitor';

const start = async (page: Page, provider: 'google' | 'facebook', query = '') => {
  await page.goto(`/en/login${query}`);
  await page.locator(`form:has(input[value=${provider}]) button`).click();
};

/** At Google's stand-in: who somebody is, and that the site may know. */
async function atGoogle(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function atFacebook(page: Page, person: { id: string; name: string; email: string }): Promise<void> {
  for (const [name, value] of Object.entries(person)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const me = (page: Page) => page.request.get('/api/account/me');

test('Google signs a new client in and leads to where they wanted to go (A11)', async ({ page }) => {
  const email = newAddress('google');
  await start(page, 'google', '?returnTo=%2Fen%2Fdashboard%3Fx%3D1');
  await atGoogle(page, email);
  await page.waitForURL(/\/en\/dashboard\?x=1$/);
  expect(await (await me(page)).json()).toEqual({ email });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookies.find(({ name }) => name === 'signed-in')?.httpOnly).toBe(false);
});

test('Facebook signs in somebody who has no picture there (A11)', async ({ page }) => {
  const email = newAddress('facebook');
  await start(page, 'facebook');
  await atFacebook(page, { id: email, name: 'Ada', email });
  await page.waitForURL((url) => url.pathname === '/en');
  expect(await (await me(page)).json()).toEqual({ email });
});

test('no account without an address, or with one that is not vouched for', async ({ page }) => {
  await start(page, 'facebook');
  await atFacebook(page, { id: newAddress('no-mail'), name: 'Ada', email: '' });
  await page.waitForURL(/\/en\/login\?error=socialNoEmail&provider=facebook/);
  await start(page, 'google');
  await atGoogle(page, `${newAddress('unsure')}?unverified`);
  await page.waitForURL(/\/en\/login\?error=socialUnverifiedEmail&provider=google/);
  expect((await me(page)).status()).toBe(401);
});

test('who says no at the provider comes back to the login (A17)', async ({ page }) => {
  await start(page, 'facebook', '?returnTo=%2Fen%2Fdashboard');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.waitForURL(/\/en\/login\?error=socialFailed&provider=facebook&returnTo=%2Fen%2Fdashboard/);
  await expect(page.locator('input[name=email]')).toBeEnabled();
});

test('Facebook does not open the account of an address that it does not vouch for', async ({ page }) => {
  const email = newAddress();
  await createClient(page, email);
  await start(page, 'facebook');
  await atFacebook(page, { id: newAddress('stranger'), name: 'Stranger', email });
  await page.waitForURL(/error=socialAccountExists&provider=facebook/);
  expect((await me(page)).status()).toBe(401);
});

test('Google opens a verified account as well, and its owner is told', async ({ page }) => {
  const email = newAddress();
  await createClient(page, email);
  await start(page, 'google');
  await atGoogle(page, email);
  await page.waitForURL((url) => url.pathname === '/en');
  expect(await (await me(page)).json()).toEqual({ email });
  expect((await nthMailTo(email, 2)).subject).toContain('Google');
});

test('a stranger who signed up first is left with nothing when the owner comes by Google (A14)', async ({
  page,
  request,
  baseURL,
}) => {
  const email = newAddress('owner');
  await page.goto('/en/login?mode=signup');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=confirm]').fill(PASSWORD);
  await page.locator('form:has(input[name=confirm]) button[type=submit]').click();
  const mail = await nthMailTo(email);
  await start(page, 'google');
  await atGoogle(page, email);
  await page.waitForURL((url) => url.pathname === '/en');
  expect((await me(page)).status()).toBe(200);
  const origin = new URL(baseURL ?? '').origin;
  const stranger = await signInByApi(request, origin, { email, password: PASSWORD });
  expect(stranger.status()).toBe(401);
  expect(mail.text).toContain('/auth/verify?token=');
});
