import { test as base } from '@playwright/test';

/** Somebody who has answered the cookie banner: it comes up late, over what a test may be about to press. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'declined'));
    await provide(page);
  },
});

export { expect } from '@playwright/test';
