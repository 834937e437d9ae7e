import { test as visitor } from './visitor';
import type { Page } from '@playwright/test';

/** Answers the cookie banner before a page opens: for pages of other browsers than the test's own. */
export const decline = (page: Page) =>
  page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'declined'));

/** Somebody who has answered the cookie banner: it comes up late, over what a test may be about to press. */
export const test = visitor.extend({
  page: async ({ page }, provide) => {
    await decline(page);
    await provide(page);
  },
});

export { expect, newAddress } from './visitor';
