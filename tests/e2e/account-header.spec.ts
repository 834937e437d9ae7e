import { enterAsClient } from '@/tests/support/accounts';
import { recordShifts } from '@/tests/support/layout-shifts';
import { languages, texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

for (const locale of languages) {
  const { header, loginPage } = texts[locale];

  test(`public pages have an avatar and a menu without layout shift, and sign out, ${locale}`, async ({ page }) => {
    const email = await enterAsClient(page, locale);
    const shifted = await recordShifts(page);
    const accountResponse = page.waitForResponse((response) => response.url().endsWith('/api/account/me'));
    await page.goto(`/${locale}/faq`);
    expect((await accountResponse).status()).toBe(200);
    const banner = page.getByRole('banner');
    const avatar = banner.getByText(email.charAt(0).toUpperCase(), { exact: true });
    await expect(avatar.first()).toBeAttached();
    expect(await shifted()).toBeLessThan(0.01);
    await banner.getByLabel(new RegExp(`^${header.account.menu}, `)).click();
    await expect(banner.getByText(email).locator('visible=true')).toBeVisible();
    await expect(avatar.locator('visible=true')).toBeVisible();
    const dashboard = banner.getByRole('link', { name: header.account.dashboard }).locator('visible=true');
    await expect(dashboard).toHaveAttribute('href', `/${locale}/dashboard`);
    // Only staff see this link (staff.spec.ts).
    await expect(banner.getByRole('link', { name: header.account.desk })).toHaveCount(0);
    await banner.getByRole('button', { name: header.account.signOut }).locator('visible=true').click();
    await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
    await page.goto(`/${locale}/dashboard`);
    await expect(page).toHaveURL(/\/login/);
  });
}
