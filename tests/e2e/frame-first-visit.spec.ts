import { noteShifts } from '../support/layout-shifts';
import { main, section } from '../support/page-parts';
import { settledScroll, untilAlive } from '../support/page-checks';
import { expect, test } from '../support/visitor';
import { texts } from '../support/texts';
import type { Locator, Page } from '@playwright/test';

const HOME = 'properties/villa-el-portet-moraira';

/** Addresses of the stylesheets that the page asks for from now on. */
function stylesheetsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Of those asked for, without that of the paper, for which nothing waits. */
async function forScreen(page: Page, asked: readonly string[]): Promise<string[]> {
  const papers = await page
    .locator('link[media="print"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return asked.filter((address) => !papers.includes(address));
}

const isLaidOut = (part: Locator) =>
  part.evaluate((element) =>
    [...element.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true })),
  );

test.describe('a first visit', () => {
  test('gets the styles of its page in one file, and after that those of other pages alone', async ({ page }) => {
    const asked = stylesheetsOf(page);
    await page.goto('/es/faq');
    expect(await forScreen(page, asked)).toHaveLength(1);
    // Pressed by code: a pointer on its way asks for pages that it passes.
    await page.locator('a[href="/es/contact"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/es/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.es.contactPage.heading);
    const size = () => page.getByRole('heading', { level: 1 }).boundingBox();
    await expect(page.locator('link[rel="stylesheet"][href*="/chunks/"]:not([disabled])')).not.toHaveCount(0);
    expect(new Set(asked).size).toBe(asked.length);
    const soft = await size();
    await page.goto('/es/contact');
    expect(await size()).toEqual(soft);
  });

  test('gets the styles of a list with a filter in one file as well', async ({ page }) => {
    const asked = stylesheetsOf(page);
    const list = page.getByRole('main').getByRole('listitem').first();
    await page.goto('/es/properties?beds=3');
    await expect(list).toBeVisible();
    expect(await forScreen(page, asked)).toHaveLength(1);
    const filtered = await page.getByRole('heading', { level: 1 }).boundingBox();
    await page.goto('/es/properties');
    const [first, ...others] = await forScreen(page, asked);
    expect(others).toEqual([first]);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(filtered);
  });

  test('has a phone lay out its first view, and then by itself the rest', async ({ page, viewport }) => {
    let letCome = () => undefined as void;
    const mayCome = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/_next/static/data/*.txt', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto('/es', { waitUntil: 'commit' });
    const first = section(page, texts.es.homePage.hero.title);
    const last = page.getByRole('contentinfo');
    await expect.poll(() => isLaidOut(first)).toBe(true);
    expect(await isLaidOut(last)).toBe((viewport?.width ?? 0) >= 768);
    letCome();
    await untilAlive(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-later');
    expect(await isLaidOut(last)).toBe(true);
    await expect(last).toHaveCSS('content-visibility', 'visible');
  });

  test('has a phone leave aside what is below the pictures of a home, not the bar at its foot', async ({
    page,
    viewport,
  }) => {
    await page.route('**/_next/static/data/*.txt', (route) => route.abort());
    await page.goto(`/es/${HOME}`, { waitUntil: 'commit' });
    const t = texts.es.propertyPage;
    await expect.poll(() => isLaidOut(page.getByRole('list', { name: t.gallery.label }))).toBe(true);
    await page.waitForLoadState('domcontentloaded');
    const isPhone = (viewport?.width ?? 0) < 768;
    expect(await isLaidOut(page.locator('section[aria-labelledby="similar-heading"]'))).toBe(!isPhone);
    if (isPhone) await expect(main(page).getByRole('link', { name: t.enquiry.visit }).last()).toBeInViewport();
  });

  for (const [what, place] of [
    ['the end of it', '<script data-source'],
    ['what follows its first picture', '</picture>'],
  ] as const) {
    test(`has nothing move by itself where ${what} comes after the first paint`, async ({ page }) => {
      const shifted = await noteShifts(page);
      await page.route('**/es/**', async (route) => {
        const response = await route.fetch();
        const held = '<script src="/_next/static/held.js"></script>';
        const body = (await response.text()).replace(place, place === '</picture>' ? `$&${held}` : `${held}$&`);
        await route.fulfill({ response, body });
      });
      await page.route('**/held.js', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      for (const path of ['sell', 'about', 'properties', HOME, 'blog', 'guias/alquilar'].map((name) => `/es/${name}`)) {
        await page.goto(path);
        expect(await shifted(), path).toBeLessThan(0.01);
      }
    });
  }

  test('comes to the part that its address names, with or without its code', async ({ page }) => {
    const part = page.locator('#contact');
    const distance = async () => {
      await settledScroll(page);
      const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      return Math.abs(((await part.boundingBox())?.y ?? 0) - header - 16);
    };
    await page.goto('/es#contact');
    expect(await distance()).toBeLessThanOrEqual(1);
    await page.route('**/_next/static/data/*.txt', (route) => route.abort());
    await page.goto('/es/faq', { waitUntil: 'commit' });
    await page.goto('/es#contact', { waitUntil: 'commit' });
    await expect(part).toBeInViewport();
    expect(await distance()).toBeLessThanOrEqual(1);
  });

  test('is laid out whole at once for somebody who uses it before its code is there', async ({ page }) => {
    await page.route('**/_next/static/data/*.txt', (route) => route.abort());
    await page.goto('/es', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await expect(page.locator('html')).toHaveAttribute('data-later', '');
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).not.toHaveAttribute('data-later');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every part is laid out from the start', async ({ page }) => {
    await page.goto('/es');
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeGreaterThan(400);
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
  });
});
