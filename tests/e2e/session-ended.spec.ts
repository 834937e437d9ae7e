import { request, type Page } from '@playwright/test';
import { enterAsClient, fillSignIn, newClient, PASSWORD } from '@/tests/support/accounts';
import { texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

const { accountErrors, changePasswordPage, deleteAccountPage, loginPage } = texts.en;

/** Simulates a browser that refuses cookies: requests send none and responses store none. */
async function refuseCookies(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.route('**/*', async (route) => {
    const jar = await request.newContext();
    // Playwright omits this header.
    const headers = { ...route.request().headers(), cookie: '', 'sec-fetch-site': 'same-origin' };
    const response = await jar.fetch(route.request(), { headers, maxRedirects: 0 });
    await route.fulfill({ response, headers: { ...response.headers(), 'set-cookie': '' } });
    await jar.dispose();
  });
}

const forms = [
  [
    '/en/dashboard/change-password',
    async (page: Page) => {
      await page.getByLabel(changePasswordPage.current, { exact: true }).fill(PASSWORD);
      await page.getByLabel(changePasswordPage.next, { exact: true }).fill('a better password');
      await page.getByLabel(changePasswordPage.confirm, { exact: true }).fill('a better password');
      await page.getByRole('button', { name: changePasswordPage.submit }).click();
    },
  ],
  [
    '/en/dashboard/delete-account',
    async (page: Page) => {
      await page.getByLabel(deleteAccountPage.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('checkbox', { name: deleteAccountPage.confirm }).check();
      await page.getByRole('button', { name: deleteAccountPage.submit }).click();
    },
  ],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: '@nightly' }, () => {
    test.use({ javaScriptEnabled });

    for (const [path, send] of forms) {
      test(`${path} leads whoever signed out in another tab through the login and back`, async ({ page }) => {
        const email = await enterAsClient(page);
        await page.goto(path);
        await page.context().clearCookies({ name: /session|signed-in/ });
        await send(page);
        await expect(page.getByText(loginPage.notices.sessionEnded)).toBeVisible();
        await fillSignIn(page, email);
        await expect(page).toHaveURL(path);
      });
    }

    test('says at the login that cookies are refused', { tag: '@nightly' }, async ({ page }) => {
      const email = await newClient();
      await refuseCookies(page);
      await page.goto('/en/dashboard');
      await fillSignIn(page, email);
      await expect(page.getByText(accountErrors.cookiesRefused)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('/en/login?returnTo=/dashboard');
      await fillSignIn(page, email);
      await expect(page).toHaveURL('/en/dashboard');
    });
  });
}

test('signs in from a page whose cookie has gone', { tag: '@nightly' }, async ({ page }) => {
  const email = await newClient();
  await page.goto('/en/login?returnTo=/dashboard');
  await page.context().clearCookies();
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/en/dashboard');
});
