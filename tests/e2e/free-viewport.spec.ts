import { moreFilters, openSheet, showButton } from '@/tests/support/listing-list';
import { main } from '@/tests/support/page-parts';
import { expectNoSidewaysScroll, settledScroll } from '@/tests/support/page-checks';
import { forSale } from '@/tests/support/listing-page';
import { texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';
import type { Page } from '@playwright/test';

const t = texts.es;
const LISTING_PATH = `/properties/${forSale.id}`;

/** CSS pixels of 1440 x 900 at 200 % and 400 %, 1280 x 720 and 1280 x 1024 at 400 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 360, height: 225 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];

const banner = (page: Page) => page.getByRole('region', { name: t.cookieBanner.region, exact: true });

/** Returns the share of the window without fixed or sticky elements. */
const freeShare = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { pointerEvents, position, visibility } = getComputedStyle(element);
        // Elements without pointer events cover nothing.
        return (
          /fixed|sticky/.test(position) &&
          pointerEvents !== 'none' &&
          visibility === 'visible' &&
          element.checkVisibility()
        );
      })
      .map((element) => element.getBoundingClientRect());
    const STEP_PX = 5;
    let [covered, all] = [0, 0];
    for (let x = STEP_PX / 2; x < innerWidth; x += STEP_PX) {
      for (let y = STEP_PX / 2; y < innerHeight; y += STEP_PX) {
        all += 1;
        if (boxes.some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)) covered += 1;
      }
    }
    return 1 - covered / all;
  });

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => window.scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }), share);

async function expectRoom(page: Page, what: string): Promise<void> {
  for (const share of [0, 0.3, 0.6]) {
    await scrollTo(page, share);
    expect(await freeShare(page), `${what}, ${share} of the way down`).toBeGreaterThanOrEqual(2 / 3);
  }
}

const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const boxes = [...focused.getClientRects()];
    const shares = [0.1, 0.5, 0.9];
    return boxes.some((box) =>
      shares.some((x) =>
        shares.some((y) => {
          const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          return top !== null && (focused.contains(top) || top.contains(focused));
        }),
      ),
    );
  });

async function unseenStops(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const isSeen = await isFocusSeen(page);
    if (!isSeen) unseen.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
  return unseen;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const size of ZOOMED) {
  test(
    `two thirds of ${size.width} x ${size.height} are free with the cookie banner open`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize(size);
      for (const path of ['', '/comprar', LISTING_PATH, '/guias/comprar']) {
        await page.goto(`/es${path}`);
        await expect(banner(page)).toBeVisible();
        await expectRoom(page, path);
      }
    },
  );
}

test('the filters of a window at 400 % scroll as a whole', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/es/properties');
  await expect(banner(page)).toBeVisible();
  await openSheet(page);
  const close = main(page).getByRole('button', { name: t.listingList.close });
  await expect(close).toBeInViewport();
  await page.getByLabel(t.listingList.minPrice).scrollIntoViewIfNeeded();
  await page.getByLabel(t.listingList.minPrice).click({ trial: true });
  await expect(close).not.toBeInViewport();
  await expect(showButton(page)).not.toBeInViewport();
});

test('nothing overflows a window of 320 px', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = '/properties?operation=sale&minPrice=1&beds=1';
  for (const path of ['', '/comprar', '/sell', '/properties', found, LISTING_PATH, '/search?q=arras', '/saved-homes']) {
    await page.goto(`/es${path}`, { waitUntil: 'domcontentloaded' });
    await expectNoSidewaysScroll(page);
  }
});

test(
  'two thirds of a full screen are free with the row of filters and cookie banner',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/es/properties');
    await expect(banner(page)).toBeInViewport();
    await expectRoom(page, 'filters');
    await scrollTo(page, 0.5);
    await expect(moreFilters(page)).toBeInViewport();
  },
);

test('two thirds of a phone are free with the cookie banner open', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of ['', LISTING_PATH]) {
    await page.goto(`/es${path}`);
    await expect(banner(page)).toBeInViewport();
    await expectRoom(page, path);
  }
});

test('filters open over the list, wherever it is', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  await page.goto('/es/properties');
  await scrollTo(page, 0.5);
  await openSheet(page);
  await settledScroll(page);
  const price = page.getByLabel(t.listingList.minPrice);
  await price.scrollIntoViewIfNeeded();
  await price.click({ trial: true });
  await expect(showButton(page)).toBeInViewport();
});

test(
  'the newest listing on the landing page is readable beside the cookie banner',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/es');
      const [cookieRegion, newest] = await Promise.all([
        banner(page).boundingBox(),
        main(page).locator('section').first().locator('> a[href*="/properties/"]').boundingBox(),
      ]);
      expect((newest?.y ?? 0) + (newest?.height ?? 0)).toBeLessThan(cookieRegion?.y ?? 0);
    }
  },
);

test('the focused element is visible', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/es${LISTING_PATH}`);
  await expect(banner(page)).toBeInViewport();
  expect(await unseenStops(page, 'Tab', 45)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/es/properties');
  await expect(banner(page)).toBeInViewport();
  expect(await unseenStops(page, 'Tab', 45)).toEqual([]);
  expect(await unseenStops(page, 'Shift+Tab', 30)).toEqual([]);
});

test('the menu of a low screen fills it from any position, and closes', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto('/es/comprar');
  await page.evaluate(() => window.scrollTo({ top: 30, behavior: 'instant' }));
  const control = page.getByLabel(t.header.menu, { exact: true });
  await control.click();
  await expect(control).toBeInViewport({ ratio: 1 });
  const start = page.getByRole('banner').getByRole('link', { name: t.header.links.home, exact: true });
  await expect(start).toBeInViewport();
  await start.click();
  await expect(page).toHaveURL('/es');
});
