import { enterAsClient, PASSWORD, signIn } from '@/tests/support/accounts';
import { languages, texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

for (const locale of languages) {
  const { dashboardPage: t, deleteAccountPage, loginPage, logoutPage } = texts[locale];

  test(`/logout signs out and redirects to /login, ${locale}`, async ({ page }) => {
    await enterAsClient(page, locale);
    // Browsers redirect too fast.
    expect(await (await page.request.get(`/${locale}/logout`)).text()).toContain(`${logoutPage.heading}</h1>`);
    await page.goto(`/${locale}/logout`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(new RegExp(`/${locale}/login`));
    await page.goto(`/${locale}/dashboard`);
    await expect(page).toHaveURL(/\/login/);
  });

  test(`deletes the account with password and checkbox, ${locale}`, { tag: '@nightly' }, async ({ page }) => {
    await enterAsClient(page, locale);
    await page.goto(`/${locale}/dashboard`);
    await page.getByRole('link', { name: t.delete }).click();
    await expect(page).toHaveURL(`/${locale}/dashboard/delete-account`);
    const button = page.getByRole('button', { name: deleteAccountPage.submit });
    await button.click();
    await expect(page.getByText(deleteAccountPage.mustConfirm)).toBeVisible();
    await page.getByRole('checkbox', { name: deleteAccountPage.confirm }).check();
    await page.getByLabel(deleteAccountPage.password, { exact: true }).fill('not the password');
    await button.click();
    await expect(page.getByText(deleteAccountPage.wrongPassword)).toBeVisible();
    await page.getByRole('checkbox', { name: deleteAccountPage.confirm }).check();
    await page.getByLabel(deleteAccountPage.password, { exact: true }).fill(PASSWORD);
    await button.click();
    await expect(page.getByText(loginPage.notices.deleted)).toBeVisible();
    await page.goto(`/${locale}/dashboard`);
    await expect(page).toHaveURL(/\/login/);
  });
}

test.describe('the account without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('shows the dashboard, signs out by a button, and deletes the account', async ({ page }) => {
    const { accountPanel, loginPage, logoutPage, dashboardPage, deleteAccountPage: t } = texts.en;
    const email = await enterAsClient(page);
    await page.goto('/en/dashboard');
    await page.getByRole('button', { name: accountPanel.signOut }).click();
    await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
    await signIn(page, email);
    await page.goto('/en/logout');
    await page.getByRole('button', { name: logoutPage.button }).click();
    await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
    await signIn(page, email);
    await page.getByRole('link', { name: dashboardPage.delete }).click();
    await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: t.confirm }).check();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(loginPage.notices.deleted)).toBeVisible();
  });
});
