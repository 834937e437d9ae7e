import { randomBytes, randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Limits count by address, and all browsers of a run share one: here each test comes from its own. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    const address = `10.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`;
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': address });
  },
});

export { expect } from '@playwright/test';

/** An address that nobody has used yet. */
export const newAddress = (name = 'client') => `${name}-${randomBytes(6).toString('hex')}@example.com`;
