import type { Locator, Page } from '@playwright/test';
import { availableListings } from '@/tests/support/available-listings';
import { watch } from '@/tests/support/page-checks';
import { cards } from '@/tests/support/page-parts';
import { expect, test } from '@/tests/support/settled-visitor';
import { fill, texts } from '@/tests/support/texts';

const { images: words } = texts.en.listingCard;
const withImages = availableListings.find(({ images }) => images.length > 2);

async function openCard(page: Page): Promise<Locator> {
  const { title = '' } = withImages?.text.en ?? {};
  await page.goto(`/en/properties?location=${withImages?.reference}`);
  return cards(page).filter({ hasText: title });
}

const arrow = (card: Locator, name: string) =>
  card.getByRole('button', { name: fill(name, { title: withImages?.text.en.title ?? '' }) });

test(
  'a card shows its images by arrows, and requests them with the first press',
  { tag: '@nightly' },
  async ({ page }) => {
    const { complaints } = watch(page);
    const card = await openCard(page);
    await expect(card.getByRole('img', { name: texts.en.images.renderAlt.split('}')[1] ?? '' })).toHaveCount(1);
    const request = page.waitForRequest(/\/api\/listings\//);
    await arrow(card, words.next).click();
    await request;
    await expect(card.getByText(/^2 \/ \d$/)).toBeVisible();
    await expect(card.locator('picture').nth(1)).toBeInViewport({ ratio: 0.9 });
    await arrow(card, words.previous).press('Enter');
    await expect(card.locator('picture').first()).toBeInViewport({ ratio: 0.9 });
    const size = await arrow(card, words.next).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await card.locator('picture').first().click({ force: true });
    await expect(page).toHaveURL(`/en/properties/${withImages?.id}`);
    expect(complaints).toEqual([]);
  },
);

test('a card is swiped, and a tap opens the listing', { tag: '@phone' }, async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'no touch screen');
  const card = await openCard(page);
  await arrow(card, words.next).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.locator('picture').first().boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: y + height / 3 }],
    });
  await touch('touchStart', x + width * 0.85);
  for (let share = 0.8; share > 0.2; share -= 0.1) await touch('touchMove', x + width * share);
  await touch('touchEnd');
  await expect(card.getByText(/^2 \/ \d$/)).toBeVisible();
  await expect(card.locator('picture').nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.touchscreen.tap(x + width / 2, y + height / 3);
  await expect(page).toHaveURL(`/en/properties/${withImages?.id}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card has one image, which leads to the listing', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/en/properties');
    const card = cards(page).first();
    await expect(card.locator('picture')).toHaveCount(1);
    await expect(card.getByRole('button', { name: words.next.split(':')[0] ?? '' })).toHaveCount(0);
    await card.locator('picture').click({ force: true });
    await expect(page).toHaveURL(/\/en\/properties\/[a-z]/);
  });
});
