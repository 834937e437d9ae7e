import type { Page } from '@playwright/test';
import { enterAsClient, fillReset, fillSignIn, newClient, PASSWORD, resetLink, signIn } from '@/tests/support/accounts';
import { alivePage } from '@/tests/support/alive-page';
import { emailsTo } from '@/tests/support/servers/mailbox';
import { languages, texts } from '@/tests/support/texts';
import { expect, newAddress, test } from '@/tests/support/visitor';

const NEW_PASSWORD = 'otras palabras y dos gatos';

async function change(page: Page, current: string, next: string, confirm: string, locale: 'en' | 'es' = 'en') {
  const t = texts[locale].changePasswordPage;
  await page.getByLabel(t.current, { exact: true }).fill(current);
  await page.getByLabel(t.next, { exact: true }).fill(next);
  await page.getByLabel(t.confirm, { exact: true }).fill(confirm);
  await page.getByRole('button', { name: t.submit }).click();
}

for (const locale of languages) {
  const { forgotPage, resetPage, loginPage, accountErrors, changePasswordPage } = texts[locale];

  test.describe(`a forgotten password, ${locale}`, () => {
    test('T3: shows the same for known and unknown addresses', { tag: '@nightly' }, async ({ page }) => {
      const email = await newClient(locale);
      const stranger = newAddress('nobody');
      const messages: string[] = [];
      // An email to the stranger would arrive first.
      for (const address of [stranger, email]) {
        await page.goto(`/${locale}/forgot-password`);
        await page.getByLabel(forgotPage.email, { exact: true }).fill(address);
        await page.getByRole('button', { name: forgotPage.submit }).click();
        await expect(page.getByText(forgotPage.success)).toBeVisible();
        messages.push(await page.getByRole('main').innerText());
      }
      expect(messages[0]).toBe(messages[1]);
      await expect.poll(async () => (await emailsTo(email)).length).toBe(1);
      expect(await emailsTo(stranger)).toHaveLength(0);
    });

    test(
      'T4: sets a new one, redirects to /login after two seconds with a message, and the old one is invalid',
      { tag: '@nightly' },
      async ({ page }) => {
        const email = await newClient(locale);
        const link = await resetLink(page, email, 1, locale);
        await page.goto(link);
        await expect.poll(() => page.url()).not.toContain('token');
        await fillReset(page, NEW_PASSWORD, 'something else', locale);
        await expect(page.getByText(accountErrors.passwordsDontMatch)).toBeVisible();
        await fillReset(page, 'abcde', 'abcde', locale);
        await expect(page.getByText(accountErrors.passwordTooShort)).toBeVisible();
        await fillReset(page, NEW_PASSWORD, NEW_PASSWORD, locale);
        await expect(page.getByText(resetPage.success)).toBeVisible();
        const shown = Date.now();
        await page.waitForURL(/\/login/);
        expect(Date.now() - shown).toBeGreaterThan(1_500);
        await expect(page.getByText(loginPage.notices.reset)).toBeVisible();
        await fillSignIn(page, email, PASSWORD, locale);
        await expect(page.getByText(accountErrors.wrongCredentials)).toBeVisible();
        await fillSignIn(page, email, NEW_PASSWORD, locale);
        await expect(page).toHaveURL(`/${locale}`);
      },
    );

    test('an invalid link redirects to /login with a message', { tag: '@nightly' }, async ({ page }) => {
      for (const query of ['', '?token=', '?token=nothing-we-ever-sent']) {
        await page.goto(`/${locale}/reset-password${query}`);
        await expect(page).toHaveURL(/\/login/);
        await expect(page.getByText(loginPage.notices.invalidReset)).toBeVisible();
      }
    });
  });

  test.describe(`changing the password, ${locale}`, () => {
    test('requires all fields, two equal ones and the current one', async ({ page }) => {
      await enterAsClient(page, locale);
      await page.goto(`/${locale}/dashboard/change-password`);
      const t = changePasswordPage;
      const button = page.getByRole('button', { name: t.submit });
      await expect(button).toBeDisabled();
      await page.getByLabel(t.current, { exact: true }).fill(PASSWORD);
      await page.getByLabel(t.next, { exact: true }).fill(NEW_PASSWORD);
      await expect(button).toBeDisabled();
      await change(page, PASSWORD, NEW_PASSWORD, 'something else', locale);
      await expect(page.getByText(accountErrors.passwordsDontMatch)).toBeVisible();
      await change(page, 'not the password', NEW_PASSWORD, NEW_PASSWORD, locale);
      await expect(page.getByText(accountErrors.wrongPassword)).toBeVisible();
      await change(page, PASSWORD, NEW_PASSWORD, NEW_PASSWORD, locale);
      await expect(page.getByText(t.success)).toBeVisible();
      await expect(page.getByLabel(t.current, { exact: true })).toHaveValue('');
    });
  });
}

test(
  'S5: a reset ends all sessions, a change the others',
  {
    tag: '@nightly',
  },
  async ({ page, browser, baseURL }) => {
    const email = await enterAsClient(page);
    const other = alivePage(await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage());
    await signIn(other, email);
    await page.goto('/en/dashboard/change-password');
    await change(page, PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
    await expect(page.getByText(texts.en.changePasswordPage.success)).toBeVisible();
    await other.goto('/en/dashboard');
    await expect(other).toHaveURL(/\/login/);
    await page.goto('/en/dashboard');
    await expect(page).toHaveURL('/en/dashboard');

    await other.context().clearCookies();
    const link = await resetLink(other, email, 2);
    await other.goto(link);
    await fillReset(other, PASSWORD);
    await expect(other.getByText(texts.en.resetPage.success)).toBeVisible();
    await page.goto('/en/dashboard');
    await expect(page).toHaveURL(/\/login/);
    await other.context().close();
  },
);

test.describe('passwords without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('resets by a link, and changes', async ({ page }) => {
    const { resetPage, loginPage, changePasswordPage: t, accountErrors } = texts.en;
    const email = await newClient();
    await page.goto(await resetLink(page, email, 1));
    await fillReset(page, NEW_PASSWORD, 'something else');
    await expect(page.getByText(accountErrors.passwordsDontMatch)).toBeVisible();
    await fillReset(page, NEW_PASSWORD);
    await expect(page.getByText(resetPage.success)).toBeVisible();
    await page.getByRole('link', { name: resetPage.toLogin }).click();
    await expect(page.getByText(loginPage.notices.reset)).toBeVisible();
    await signIn(page, email, NEW_PASSWORD);
    await page.goto('/en/dashboard/change-password');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(accountErrors.fillAllFields)).toBeVisible();
    await change(page, NEW_PASSWORD, PASSWORD, PASSWORD);
    await expect(page.getByText(t.success)).toBeVisible();
  });
});
