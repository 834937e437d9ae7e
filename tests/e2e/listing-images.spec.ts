import type { Page } from '@playwright/test';
import { watch } from '@/tests/support/page-checks';
import { forSale, open } from '@/tests/support/listing-page';
import { isPhone } from '@/tests/support/viewport';
import { expect, test } from '@/tests/support/settled-visitor';
import { fill, languages, texts } from '@/tests/support/texts';

const IMAGES = forSale.images.length;

/** Formats the plural branch of `{count, plural, one {…} other {… # …}}`. */
const plural = (message: string, count: number) =>
  message.replace(/^.*other \{(.*)\}\}$/, '$1').replace('#', String(count));

async function swipeLeft(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const [y, from, to] = [420, 330, 60];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let x = from; x >= to; x -= 30)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const locale of languages) {
  const { listingPage: words } = texts[locale];

  test.describe(`the viewer, ${locale}`, () => {
    test.skip(IMAGES < 2, 'no home has a second image');
    const { gallery } = words;
    const totalOf = async (page: Page) =>
      IMAGES + (await page.locator('#rooms [popovertarget] > svg[role="img"]').count());
    const at = (current: number, total: number) => fill(gallery.counter, { current, total });

    test('works by keyboard and returns focus, also with a query', async ({ page }) => {
      const { complaints } = watch(page);
      await page.goto(`/${locale}/properties/${forSale.id}?utm_source=letter`);
      const total = await totalOf(page);
      const first = page.getByRole('list', { name: gallery.label }).getByRole('link').first();
      await first.focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: gallery.label });
      await expect(viewer).toBeVisible();
      await expect(viewer.getByText(at(1, total))).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText(at(2, total))).toBeVisible();
      await page.keyboard.press('End');
      await expect(viewer.getByText(at(total, total))).toBeVisible();
      await expect(viewer.getByRole('button', { name: gallery.next })).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText(at(total - 1, total))).toBeVisible();
      await page.keyboard.press('Home');
      for (let leaf = 1; leaf < total; leaf += 1) await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText(at(total, total))).toBeVisible();
      await expect(viewer.getByRole('img').last()).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(first).toBeFocused();
      expect(complaints).toEqual([]);
    });

    test('opens at the chosen image, with its description', { tag: '@nightly' }, async ({ page }) => {
      await open(page, locale, forSale);
      const total = await totalOf(page);
      const link = page.getByRole('list', { name: gallery.label }).getByRole('link').nth(1);
      const alt = await link.getByRole('img').getAttribute('alt');
      await link.click();
      const viewer = page.getByRole('dialog', { name: gallery.label });
      await expect(viewer.getByText(at(2, total))).toBeVisible();
      await expect(viewer.getByRole('img', { name: alt ?? 'none' })).toBeInViewport({ ratio: 1 });
    });

    test('opens by its link, swipes on a phone, and closes by its cross', { tag: '@phone' }, async ({ page }) => {
      await open(page, locale, forSale);
      const total = await totalOf(page);
      const all = page.getByRole('link', { name: plural(gallery.all, IMAGES), exact: true });
      await all.click();
      const viewer = page.getByRole('dialog', { name: gallery.label });
      await expect(viewer.getByText(at(1, total))).toBeVisible();
      for (const name of isPhone(page) ? [gallery.close] : [gallery.previous, gallery.next, gallery.close]) {
        const box = await viewer.getByRole('button', { name }).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      if (isPhone(page)) await swipeLeft(page);
      else await viewer.getByRole('button', { name: gallery.next }).click();
      await expect(viewer.getByText(at(2, total))).toBeVisible();
      await viewer.getByRole('button', { name: gallery.close }).click();
      await expect(viewer).toBeHidden();
      await expect(all).toBeFocused();
    });
  });
}

test.describe('the images without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languages) {
    const { listingPage: words } = texts[locale];

    test(`link to their files, without dead controls, ${locale}`, { tag: '@nightly' }, async ({ page, request }) => {
      await page.goto(`/${locale}/properties/${forSale.id}`);
      await expect(page.locator('main button:visible:not([type="submit"], [popovertarget])')).toHaveCount(0);
      const links = page.getByRole('list', { name: words.gallery.label, exact: true }).getByRole('link');
      await expect(links).not.toHaveCount(0);
      for (const link of await links.all()) {
        const response = await request.get((await link.getAttribute('href')) ?? '');
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toBe('image/avif');
      }
      await expect(
        page.getByRole('region', { name: words.enquiry.label }).getByRole('link', { name: words.enquiry.visit }),
      ).toBeVisible();
      await expect(page.getByRole('rowheader', { name: texts[locale].listingFacts.terms.charges })).toBeVisible();
    });
  }
});
