import { test as visitor } from './visitor';
import type { Page } from '@playwright/test';

/** Declines cookies before the page opens, in other contexts. */
export const decline = (page: Page) =>
  page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'declined'));

/** Declines cookies: the banner would appear over later clicks. */
export const test = visitor.extend({
  page: async ({ page }, provide) => {
    await decline(page);
    await provide(page);
  },
});

export { expect, newAddress } from './visitor';
