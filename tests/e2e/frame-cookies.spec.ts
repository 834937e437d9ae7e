import { recordShifts } from '@/tests/support/layout-shifts';
import { languages, texts } from '@/tests/support/texts';
import { isPhone } from '@/tests/support/viewport';
import { expect, test } from '@/tests/support/visitor';

for (const locale of languages) {
  const { cookieBanner } = texts[locale];

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

    test('is a slim line that covers nothing and moves nothing', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shifted = await recordShifts(page);
      await page.goto(`/${locale}/sell`);
      const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
      await expect(banner).toBeInViewport({ ratio: 1 });
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(isPhone(page) ? 120 : 56);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const [end, line] = await Promise.all([page.getByRole('contentinfo').boundingBox(), banner.boundingBox()]);
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 1);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
        expect(bottom).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);
      }
      await banner.getByRole('button', { name: cookieBanner.decline }).click();
      await expect(banner).toHaveCount(0);
      expect(await shifted()).toBeLessThan(0.01);
    });
  });
}
