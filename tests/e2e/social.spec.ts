import type { Page } from '@playwright/test';
import { createClient, fillSignIn, PASSWORD, resetLink, signIn, signUp } from '../support/accounts';
import { complaint } from '../support/page-parts';
import { languages, texts } from '../support/texts';
import { expect, newAddress, test } from '../support/visitor';

const { loginPage: t } = texts.en;

const button = (page: Page, provider: 'google' | 'facebook', locale: 'en' | 'es' = 'en') =>
  page.getByRole('button', {
    name: texts[locale].loginPage.with.replace('{provider}', texts[locale].loginPage[provider]),
  });

const failure = (provider: 'google' | 'facebook', locale: 'en' | 'es' = 'en') =>
  texts[locale].loginPage.socialFailed.replace('{provider}', texts[locale].loginPage[provider]);

/** Signs in at the stand-in for Google and agrees to what it asks. */
async function throughGoogle(page: Page, login: string) {
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('input[name="login"]')).toHaveCount(0);
  await page.locator('button[type="submit"]').click();
}

async function throughFacebook(page: Page, email: string) {
  await page.getByLabel('id').fill(`fb-${email}`);
  await page.getByLabel('name').fill('Montse Vilà');
  await page.getByLabel('email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const locale of languages) {
  test(`A11: Google signs in and leads to where one wanted to go, ${locale}`, async ({ page }) => {
    const email = newAddress();
    await page.goto(`/${locale}/dashboard`);
    await button(page, 'google', locale).click();
    await throughGoogle(page, email);
    await expect(page).toHaveURL(`/${locale}/dashboard`);
    await expect(page.getByRole('complementary')).toContainText(email);
    await expect(page.getByRole('main').getByText(texts[locale].dashboardPage.method.google)).toBeVisible();
  });

  test(`A17: a denial at the provider says so and enables the fields again, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/login`);
    await button(page, 'facebook', locale).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(complaint(page, failure('facebook', locale))).toBeVisible();
    await expect(page.getByLabel(texts[locale].loginPage.email, { exact: true })).toBeEnabled();
    await expect(button(page, 'google', locale)).toBeEnabled();
  });
}

test('A11: Facebook without a picture signs in', async ({ page }) => {
  const email = newAddress();
  await page.goto('/en/login');
  await button(page, 'facebook').click();
  await throughFacebook(page, email);
  await expect(page).toHaveURL(/localhost:\d+\/en/);
  await page.goto('/en/dashboard');
  await expect(page.getByRole('complementary')).toContainText(email);
});

test('says that Facebook gave no address', async ({ page }) => {
  await page.goto('/en/login');
  await button(page, 'facebook').click();
  await page.getByLabel('id').fill('fb-without-an-address');
  await page.getByRole('button', { name: 'Continue' }).click();
  const words = t.socialNoEmail.replace('{provider}', t.facebook);
  await expect(complaint(page, words)).toBeVisible();
});

test('A14: the password a stranger chose opens nothing after the owner came in with Google', async ({ page }) => {
  const email = newAddress('victim');
  await signUp(page, email, 'chosen by the stranger');
  await page.goto('/en/login');
  await button(page, 'google').click();
  await throughGoogle(page, email);
  await expect(page).toHaveURL('/en');
  await page.goto('/en/dashboard');
  await expect(page.getByRole('complementary')).toContainText(email);
  await page.goto('/en/logout');
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, email, 'chosen by the stranger');
  await expect(page.getByText(texts.en.accountErrors.wrongCredentials)).toBeVisible();
});

test('a provider on its way takes the screen’s other fields and buttons out', async ({ page }) => {
  await page.goto('/en/login');
  let letThrough!: () => void;
  const isSeen = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/en/login', async (route) => {
    if (route.request().method() === 'POST') await isSeen;
    await route.continue();
  });
  await button(page, 'google').click();
  await expect(page.getByRole('button', { name: t.leaving.replace('{provider}', t.google) })).toBeDisabled();
  await expect(page.getByLabel(t.email, { exact: true })).toBeDisabled();
  await expect(page.getByLabel(t.password, { exact: true })).toBeDisabled();
  await expect(button(page, 'facebook')).toBeDisabled();
  letThrough();
  await expect(page.locator('input[name="login"]')).toBeVisible();
});

test('T12: a client of Google alone sets a first password with a fresh link, and with nothing else', async ({
  page,
}) => {
  test.slow();
  const { changePasswordPage } = texts.en;
  const email = newAddress();
  await page.goto('/en/login?returnTo=/dashboard/change-password');
  await button(page, 'google').click();
  await throughGoogle(page, email);
  await expect(page).toHaveURL('/en/dashboard/change-password');
  await expect(page.getByLabel(changePasswordPage.next, { exact: true })).toHaveCount(0);
  await page.goto('/en/logout');
  await expect(page).toHaveURL(/\/login/);

  const link = await resetLink(page, email, 1);
  await page.goto(link);
  await expect(page).toHaveURL(/\/en\/dashboard\/change-password/);
  await expect.poll(() => page.url()).not.toContain('token');
  await page.getByLabel(changePasswordPage.next, { exact: true }).fill(PASSWORD);
  await page.getByLabel(changePasswordPage.confirm, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: changePasswordPage.submit }).click();
  await expect(page).toHaveURL(/\/en\/login/);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/en');
  await page.goto(link);
  await expect(page.getByLabel(changePasswordPage.confirm, { exact: true })).toHaveCount(0);
});

test('a client with a password keeps it after coming in with Google', async ({ page }) => {
  test.slow();
  const email = newAddress();
  await createClient(page, email);
  await page.goto('/en/login');
  await button(page, 'google').click();
  await throughGoogle(page, email);
  await expect(page).toHaveURL('/en');
  await page.goto('/en/dashboard');
  await expect(page.getByRole('complementary')).toContainText(email);
  await page.goto('/en/logout');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email);
  await expect(page.getByRole('complementary')).toContainText(email);
});

test.describe('Google without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signs in all the same', async ({ page }) => {
    const email = newAddress();
    await page.goto('/en/login?returnTo=/dashboard');
    await button(page, 'google').click();
    await throughGoogle(page, email);
    await expect(page).toHaveURL('/en/dashboard');
  });
});
