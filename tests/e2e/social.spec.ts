import type { Page } from '@playwright/test';
import { fillSignIn, newClient, PASSWORD, resetLink, sessionCookie, signIn, signUp } from '@/tests/support/accounts';
import { complaint } from '@/tests/support/page-parts';
import { nthEmailTo } from '@/tests/support/servers/mailbox';
import { languages, texts } from '@/tests/support/texts';
import { expect, newAddress, test } from '@/tests/support/visitor';

const { loginPage: t } = texts.en;

const button = (page: Page, provider: 'google' | 'facebook', locale: 'en' | 'es' = 'en') =>
  page.getByRole('button', {
    name: texts[locale].loginPage.with.replace('{provider}', texts[locale].loginPage[provider]),
  });

const textOf = (message: string, provider: 'google' | 'facebook') => message.replace('{provider}', t[provider]);

async function throughGoogle(page: Page, login: string) {
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('input[name="login"]')).toHaveCount(0);
  await page.locator('button[type="submit"]').click();
}

async function throughFacebook(page: Page, id: string, email: string) {
  await page.getByLabel('id').fill(id);
  await page.getByLabel('name').fill('Montse Vilà');
  await page.getByLabel('email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const locale of languages) {
  const { loginPage, dashboardPage } = texts[locale];

  test(`A11: Google signs in and redirects to the requested page, ${locale}`, async ({ page }) => {
    const email = newAddress();
    await page.goto(`/${locale}/dashboard?x=1`);
    await button(page, 'google', locale).click();
    await throughGoogle(page, email);
    await expect(page).toHaveURL(`/${locale}/dashboard?x=1`);
    await expect(page.getByRole('complementary')).toContainText(email);
    await expect(page.getByRole('main').getByText(dashboardPage.method.google)).toBeVisible();
    expect(await sessionCookie(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test(
    `A17: a denial at the provider is reported and enables the fields again, ${locale}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`/${locale}/login?returnTo=%2F${locale}%2Fdashboard`);
      await button(page, 'facebook', locale).click();
      await page.getByRole('button', { name: 'Not now' }).click();
      const words = loginPage.socialFailed.replace('{provider}', loginPage.facebook);
      await expect(complaint(page, words)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/login\\?.*returnTo=%2F${locale}%2Fdashboard`));
      await expect(page.getByLabel(loginPage.email, { exact: true })).toBeEnabled();
      await expect(button(page, 'google', locale)).toBeEnabled();
    },
  );
}

test('A11: Facebook without a photo signs in', { tag: '@nightly' }, async ({ page }) => {
  const email = newAddress();
  await page.goto('/en/login');
  await button(page, 'facebook').click();
  await throughFacebook(page, email, email);
  await expect(page).toHaveURL('/en');
  await page.goto('/en/dashboard');
  await expect(page.getByRole('complementary')).toContainText(email);
});

test(
  'A14: a stranger’s password is invalid after the owner came in with Google',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
);

test.describe('providers, rarer cases', { tag: '@nightly' }, () => {
  test('create no account without a verified address', async ({ page }) => {
    await page.goto('/en/login');
    await button(page, 'facebook').click();
    await throughFacebook(page, newAddress('no-mail'), '');
    await expect(complaint(page, textOf(t.socialNoEmail, 'facebook'))).toBeVisible();
    await button(page, 'google').click();
    await throughGoogle(page, `${newAddress('unsure')}?unverified`);
    await expect(complaint(page, textOf(t.socialUnverifiedEmail, 'google'))).toBeVisible();
    expect(await sessionCookie(page)).toBeUndefined();
  });

  test('Facebook does not open an account by an unverified address', async ({ page }) => {
    const email = await newClient();
    await page.goto('/en/login');
    await button(page, 'facebook').click();
    await throughFacebook(page, newAddress('stranger'), email);
    await expect(page).toHaveURL(/error=socialAccountExists&provider=facebook/);
    await expect(complaint(page, textOf(t.socialAccountExists, 'facebook'))).toBeVisible();
    expect(await sessionCookie(page)).toBeUndefined();
  });

  test('Google opens a verified account too, notifies its owner, and the password stays', async ({ page }) => {
    const email = await newClient();
    await page.goto('/en/login');
    await button(page, 'google').click();
    await throughGoogle(page, email);
    await expect(page).toHaveURL('/en');
    await page.goto('/en/dashboard');
    await expect(page.getByRole('complementary')).toContainText(email);
    expect((await nthEmailTo(email)).subject).toContain('Google');
    await page.goto('/en/logout');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, email);
    await expect(page.getByRole('complementary')).toContainText(email);
  });

  test('T12: a Google-only client sets a first password with a fresh link only', async ({ page }) => {
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('Google signs in', async ({ page }) => {
      const email = newAddress();
      await page.goto('/en/login?returnTo=/dashboard');
      await button(page, 'google').click();
      await throughGoogle(page, email);
      await expect(page).toHaveURL('/en/dashboard');
    });
  });
});
