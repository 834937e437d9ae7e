import { alivePage } from './alive-page';
import { fromOwnAddress, test as visitor } from './visitor';
import type { BrowserContextOptions, Page } from '@playwright/test';

export const decline = (page: Page) =>
  page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'declined'));

type Fixtures = {
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};

/** The banner could cover later clicks. */
export const test = visitor.extend<Fixtures>({
  page: async ({ page }, provide) => {
    await decline(page);
    await provide(page);
  },
  openBrowser: async ({ browser }, provide) => {
    const pages: Page[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ extraHTTPHeaders: fromOwnAddress(), ...options });
      const page = alivePage(await context.newPage());
      pages.push(page);
      await decline(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect, newAddress } from './visitor';
