import { settledScroll } from '../support/page-checks';
import { section } from '../support/page-parts';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const locale of languages) {
  const { homePage: t } = texts[locale];
  const at = (path: string) => `/${locale}${path}`;

  test.describe(`home, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(at(''));
    });

    test('lies under a transparent header until it is scrolled by more than 10 px', async ({ page }) => {
      const header = page.getByRole('banner');
      const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
      await scrollTo(10);
      expect(await settledScroll(page)).toBe(10);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await scrollTo(11);
      await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(header).not.toHaveCSS('box-shadow', 'none');
      await expect(header).not.toHaveCSS('color', 'rgb(255, 255, 255)');
      await scrollTo(0);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });

    test('begins under the header, with the picture behind it', async ({ page }) => {
      expect((await section(page, t.hero.title).boundingBox())?.y).toBe(0);
    });
  });
}

test.describe('the first view of home', () => {
  test('asks for its picture from the head and for no other picture at once', async ({ page }) => {
    await page.goto('/en');
    const preloads = page.locator('head link[rel="preload"][as="image"]');
    await expect(preloads).toHaveCount(2);
    for (const preload of await preloads.all()) await expect(preload).toHaveAttribute('fetchpriority', 'high');
    await expect(page.locator('img:not([loading="lazy"])')).toHaveCount(1);
  });

  test('asks for the picture once, in the crop that fits the window', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pictures/hero')) pictures.push(new URL(request.url()).pathname);
    });
    await page.goto('/en', { waitUntil: 'networkidle' });
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain((page.viewportSize()?.width ?? 0) < 640 ? 'hero-tall' : 'hero-wide');
  });

  test('is quiet: no page fetched ahead, no error, no violation of the policy', async ({ page }) => {
    const complaints: string[] = [];
    const ahead: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (request.url().includes('_rsc=')) ahead.push(request.url());
    });
    await page.goto('/en', { waitUntil: 'networkidle' });
    expect(complaints).toEqual([]);
    expect(ahead).toEqual([]);
  });

  test('leads to the newest home, on wide screens', async ({ page }) => {
    await page.goto('/en');
    const newest = section(page, texts.en.homePage.hero.title).locator('a[href^="/en/properties/"]');
    if ((page.viewportSize()?.width ?? 0) < 1024) {
      await expect(newest).toBeHidden();
    } else {
      await newest.click();
      await expect(page).toHaveURL(/\/en\/properties\/[a-z0-9-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
