import { randomBytes, randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { alivePage } from './alive-page';

/** Rate limits count by address. */
export const fromOwnAddress = () => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`,
});

export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, ...fromOwnAddress() });
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    await provide(javaScriptEnabled === false ? page : alivePage(page));
  },
});

export { expect } from '@playwright/test';

export const newAddress = (name = 'client') => `${name}-${randomBytes(6).toString('hex')}@example.com`;
