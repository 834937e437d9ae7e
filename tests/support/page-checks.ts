import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Call it after animations. With `state` the test continues and fails at its end. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  const violations = await axeViolations(page);
  if (state === undefined) expect(violations).toEqual([]);
  else expect.soft(violations, state).toEqual([]);
}

/** Call it after animations. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Next removes the title briefly during navigation.
  await expect(page).toHaveTitle(/\S/);
  // Without AxeBuilder, which is three times slower because it supports cross-origin frames, which we do not use.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

/** Returns px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.querySelectorAll('a, button')].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
  );
}

export function watch(page: Page): { complaints: string[]; strangers: string[] } {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') strangers.push(request.url());
  });
  return { complaints, strangers };
}

/** Returns the scroll offset in px after scrolling stops. */
export async function settledScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1;
        let still = 0;
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
          if (still === 5) resolve(last);
          else setTimeout(look, 100);
        };
        look();
      }),
  );
}
