import { test as base } from '@playwright/test';
import { alivePage } from './alive-page';

/** Somebody who has answered the cookie banner: it comes up late, over what a test may be about to press. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, provide) => {
    await page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'declined'));
    await provide(javaScriptEnabled === false ? page : alivePage(page));
  },
});

export { expect } from '@playwright/test';
