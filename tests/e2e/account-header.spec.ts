import type { Page } from '@playwright/test';
import { enter } from '../support/accounts';
import { noteShifts } from '../support/layout-shifts';
import { expectAccessible } from '../support/page-checks';
import { isPhone } from '../support/screen';
import { languages, texts } from '../support/texts';
import { expect, newAddress, test } from '../support/visitor';

/** Opens the menu of the account in the header, or the sheet that holds it on small screens. */
async function openAccount(page: Page, locale: 'en' | 'es') {
  const { header } = texts[locale];
  const banner = page.getByRole('banner');
  if (isPhone(page)) await page.getByLabel(header.menu, { exact: true }).click();
  else await banner.getByLabel(new RegExp(`^${header.account.menu}, `)).click();
  return banner;
}

for (const locale of languages) {
  const { header, loginPage } = texts[locale];

  test.describe(`the dashboard, ${locale}`, () => {
    test('has an avatar and a menu in the header of public pages, which do not move for it', async ({ page }) => {
      const email = newAddress('montse');
      await enter(page, email, locale);
      const shifted = await noteShifts(page);
      const asked = page.waitForResponse((response) => response.url().endsWith('/api/account/me'));
      await page.goto(`/${locale}/faq`);
      expect((await asked).status()).toBe(200);
      const avatar = page.getByRole('banner').getByText('M', { exact: true });
      await expect(avatar.first()).toBeAttached();
      expect(await shifted()).toBeLessThan(0.01);
      const banner = await openAccount(page, locale);
      await expect(banner.getByText(email).locator('visible=true')).toBeVisible();
      await expect(avatar.locator('visible=true')).toBeVisible();
      const dashboard = banner.getByRole('link', { name: header.account.dashboard }).locator('visible=true');
      await expect(dashboard).toHaveAttribute('href', `/${locale}/dashboard`);
      await expectAccessible(page);
      await banner.getByRole('button', { name: header.account.signOut }).locator('visible=true').click();
      await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
      await page.goto(`/${locale}/dashboard`);
      await expect(page).toHaveURL(/\/login/);
    });
  });
}

test('asks nobody who is signed in where no cookie says so', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/account')) asked.push(request.url());
  });
  await page.goto('/en/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('shows the link to sign in where the cookie is out of date', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
  await page.goto('/en/faq');
  if (isPhone(page)) await page.getByLabel(texts.en.header.menu, { exact: true }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: texts.en.header.links.login }).locator('visible=true'),
  ).toBeVisible();
});
