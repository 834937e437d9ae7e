import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe can find, of any severity. The page should stand still: call it after what moves. */
export async function expectAccessible(page: Page): Promise<void> {
  // On the way from page to page Next takes the old title away a moment before the new one comes.
  await expect(page).toHaveTitle(/\S/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Everything is within the width of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Waits until the page is hydrated and its typefaces are there, so that nothing moves any more. */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = () =>
    document.fonts.status === 'loaded' &&
    [...document.querySelectorAll('a, button')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    );
  // A page that leads on by itself takes the question away with it.
  const ask = () => page.evaluate(isAlive).catch(() => false);
  await expect.poll(ask, { message: `${page.url()} is taken over by React` }).toBe(true);
}

/** What the page complains of in the console from now on, and where it asks other hosts for something. */
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

/** Where the page stands once it has stopped moving, px from its top. */
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
