import type { Page } from '@playwright/test';
import { expect, test } from '../support/settled-visitor';
import { languages } from '../support/texts';

/** How every element of the page is drawn. Forms have hidden fields more where the server made the document. */
const drawn = (page: Page) =>
  page.locator('main *:not(script):not([type=hidden])').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, display, padding } = getComputedStyle(element);
      return [element.tagName, Math.round(width), Math.round(height), color, backgroundColor, font, display, padding];
    }),
  );

for (const locale of languages) {
  test(`a page opened from another one is drawn as when it is opened itself, ${locale}`, async ({ page, context }) => {
    // The browser settles what stands beside pages in their place only where it may move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${locale}/contact`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const itself = await context.newPage();
    await itself.emulateMedia({ reducedMotion: 'reduce' });
    for (const [link, address] of [
      ['header', `/${locale}/saved-homes`],
      ['header', `/${locale}/login`],
      ['main', `/${locale}/forgot-password`],
      ['main', `/${locale}/login`],
    ] as const) {
      await page.locator(`${link} a[href^="${address}"]:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
      await itself.goto(page.url());
      await expect(async () => expect(await drawn(page)).toEqual(await drawn(itself))).toPass();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    }
  });
}
