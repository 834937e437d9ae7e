import { languages, texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

for (const locale of languages) {
  const { footer, cookieBanner } = texts[locale];

  test.describe(`the frame, ${locale}`, () => {
    test('shows the cookie banner until a choice is made', async ({ page }) => {
      for (const [button, stored] of [
        [cookieBanner.decline, 'declined'],
        [cookieBanner.accept, 'accepted'],
      ] as const) {
        await page.goto(`/${locale}/comprar`);
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
        await banner.getByRole('button', { name: button }).click();
        await expect(banner).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(stored);
        await page.reload();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(banner).toBeHidden();
      }
    });

    test('gives both answers of the cookie banner equal weight', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
      const looks = await Promise.all(
        [cookieBanner.decline, cookieBanner.accept].map((name) =>
          banner.getByRole('button', { name }).evaluate((button) => {
            const { inlineSize, blockSize, color, fontSize, fontWeight } = getComputedStyle(button);
            return { inlineSize: Math.round(parseFloat(inlineSize)), blockSize, color, fontSize, fontWeight };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
    });

    test('allows changing the choice from the footer', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
      await banner.getByRole('button', { name: cookieBanner.decline }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: footer.cookiePreferences }).click();
      await page.getByRole('group').getByRole('button', { name: cookieBanner.accept }).click();
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted');
    });
  });
}
