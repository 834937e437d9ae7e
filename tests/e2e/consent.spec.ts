import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { languages, texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

for (const locale of languages) {
  const { cookiePreferences: t, cookieBanner, footer, contactForm } = texts[locale];

  test.describe(`consent, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('can be changed on a page linked in the footer', async ({ page }) => {
      await page.goto(`/${locale}/about`);
      const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
      await banner.getByRole('button', { name: cookieBanner.decline }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: footer.cookiePreferences }).click();
      await expect(page).toHaveURL(`/${locale}/cookie-preferences`);
      const choice = page.getByRole('group', { name: t.choice.legend });
      await expect(choice.getByRole('status')).toHaveText(t.choice.declined);
      const decline = choice.getByRole('button', { name: t.choice.decline });
      const accept = choice.getByRole('button', { name: t.choice.accept });
      const sizes = await Promise.all([decline.boundingBox(), accept.boundingBox()]);
      expect(Math.round(sizes[0]?.width ?? 0)).toBe(Math.round(sizes[1]?.width ?? -1));
      await accept.click();
      await expect(choice.getByRole('status')).toHaveText(t.choice.accepted);
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted');
      await decline.click();
      await expect(decline).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
    });

    test('loads no third parties before it is given or once declined', { tag: '@nightly' }, async ({ page }) => {
      const { strangers } = watch(page);
      for (const path of ['', '/contact', '/sell', '/book-consultation', '/blog']) await page.goto(`/${locale}${path}`);
      await page.goto(`/${locale}/contact`);
      await page.getByRole('button', { name: cookieBanner.decline }).click();
      await page.locator('#contact-form [name="name"]').focus();
      await expect(page.locator('#contact-form').getByLabel(contactForm.name, { exact: true })).toBeFocused();
      await page.waitForLoadState('networkidle');
      expect(strangers).toEqual([]);
    });

    test('lists stored items as blocks on a phone', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${locale}/cookie-preferences`);
      await expect(page.getByRole('rowheader', { name: 'cookie-consent', exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}
