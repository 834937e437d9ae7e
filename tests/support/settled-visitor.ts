import { test as visitor } from './visitor';

/** Somebody who has answered the cookie banner: it comes up late, over what a test may be about to press. */
export const test = visitor.extend({
  page: async ({ page }, provide) => {
    await page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'declined'));
    await provide(page);
  },
});

export { expect, newAddress } from './visitor';
