import { availableListings } from '@/tests/support/available-listings';
import { settledScroll } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/visitor';
import type { Locator, Page } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('a link with a hash', () => {
  const headerAnd16 = (page: Page) =>
    page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().height) + 16);
  const top = (page: Page, target = '#step-5') =>
    page.locator(target).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  test('scrolls smoothly to 16 px below the header, also if it is current', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/en/guias/comprar');
    const link = page.getByRole('main').locator('a[href$="#step-5"]').first();
    for (let click = 1; click <= 2; click += 1) {
      await link.click();
      await expect(page).toHaveURL('/en/guias/comprar#step-5');
      await settledScroll(page);
      expect(Math.abs((await top(page)) - (await headerAnd16(page)))).toBeLessThanOrEqual(1);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
  });

  for (const width of [390, 1440]) {
    test(`opens a page at the target, at ${width} px`, { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 });
      // Disables smooth scrolling, which slow machines interrupt.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [path, target] of [
        ['/en', '#contact'],
        ['/es/sell', '#contact-form'],
        [`/es/properties/${availableListings[0]?.id}`, '#contact-form'],
      ] as const) {
        await page.goto(path + target);
        await settledScroll(page);
        expect(Math.abs((await top(page, target)) - (await headerAnd16(page))), path).toBeLessThanOrEqual(1);
      }
    });
  }

  test('of another page opens that page at the target', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/en/guides');
    await page.getByRole('main').locator('a[href="/en/guias/comprar#step-5"]').click();
    await expect(page).toHaveURL('/en/guias/comprar#step-5');
    await settledScroll(page);
    expect(Math.abs((await top(page)) - (await headerAnd16(page)))).toBeLessThanOrEqual(1);
  });
});

for (const [path, next] of [
  ['/en/properties', '/en/guides'],
  ['/en', '/en/blog'],
] as const) {
  test(`a new page opens at its top, and Back to ${path} at the same place`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    const link = page.locator(`a[href="${next}"]`).last();
    await link.scrollIntoViewIfNeeded();
    expect(await settledScroll(page)).toBeGreaterThan(500);
    const left = await topOf(link);
    await link.click();
    await expect(page).toHaveURL(next);
    expect(await settledScroll(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(link).toBeAttached();
    await settledScroll(page);
    expect(Math.abs((await topOf(link)) - left)).toBeLessThan(100);
  });
}

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);
