import { enterAsClient } from '@/tests/support/accounts';
import { listingsInListOrder } from '@/tests/support/available-listings';
import { alivePage } from '@/tests/support/alive-page';
import { expectAccessible, expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { cards, main } from '@/tests/support/page-parts';
import { first, heart, news, second, titleOf } from '@/tests/support/saved-listings';
import { expect, test } from '@/tests/support/settled-visitor';
import { texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

const { comparison, savedListings: words, sharedList } = texts.en;
const stored = new RegExp(`${words.news.saved}|${words.news.savedLocally}`);

async function saveTwo(page: Page) {
  await page.goto('/en/properties');
  for (const listing of [first, second]) {
    await heart(page, listing).click();
    await expect(news(page)).toHaveText(stored);
  }
}

test('saved homes are compared, noted and found again without an account', async ({ page }) => {
  const { complaints } = watch(page);
  await saveTwo(page);
  await page.goto('/en/saved-homes');
  await expect(cards(page)).toHaveCount(2);
  const viewed = page.getByRole('region', { name: words.viewed.title });
  await viewed.getByRole('button', { name: words.viewed.start }).click();
  await expect(viewed.getByText(words.viewed.none)).toBeVisible();
  await main(page).getByText(words.note.add, { exact: true }).first().click();
  await main(page).getByLabel(words.note.label).first().fill('Ask for the bills');
  await main(page).getByLabel(words.note.label).first().blur();
  await expect(main(page).getByText(words.note.saved)).toBeVisible();
  await expectAccessible(page);
  for (const listing of [first, second]) {
    const name = words.compare.chooseTitle.replace('{title}', titleOf(listing));
    await main(page).getByRole('checkbox', { name, exact: true }).check();
  }
  await main(page).getByRole('button', { name: words.compare.submit }).click();
  await expect(page).toHaveURL(/\/en\/compare\?/);
  const table = main(page).getByRole('table', { name: comparison.title });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('rowheader', { name: comparison.rows.energy })).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('link', { name: titleOf(first) }).click();
  await expect(page).toHaveURL(`/en/properties/${first.id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toContain(first.id);

  await page.goto('/en/saved-homes');
  await expect(main(page).getByLabel(words.note.label).first()).toHaveValue('Ask for the bills');
  await expect(viewed.getByRole('link', { name: titleOf(first) })).toBeVisible();
  await viewed.getByRole('button', { name: words.viewed.clear }).click();
  await expect(viewed.getByText(words.viewed.cleared)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  expect(complaints).toEqual([]);
});

test('four homes side by side widen no phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const listings = listingsInListOrder.slice(0, 4).map(({ id }) => `homes=${id}`);
  await page.goto(`/en/compare?${listings.join('&')}`);
  await expect(main(page).getByRole('columnheader')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
});

test(
  'a client notes a home and shares the list by a link that can be ended',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    test.slow();
    const email = await enterAsClient(page);
    await saveTwo(page);
    await page.goto('/en/saved-homes');
    await expect(cards(page)).toHaveCount(2);
    await main(page).getByText(words.note.add).first().click();
    await main(page).getByLabel(words.note.label).first().fill('Ask for the bills');
    await main(page).getByRole('button', { name: words.note.save }).first().click();
    await expect(page).toHaveURL(/#note-/);
    await expect(main(page).getByLabel(words.note.label).first()).toHaveValue('Ask for the bills');

    await main(page).getByRole('button', { name: words.share.make }).click();
    await expect(page).toHaveURL(/\/en\/shared-homes\/[\w-]{43}$/);
    await expect(main(page).getByText(page.url())).toBeVisible();
    await expectAccessible(page);
    const link = page.url();

    const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.6' } });
    const friend = alivePage(await elsewhere.newPage());
    await friend.goto(link);
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(cards(friend).getByRole('heading')).toHaveText([titleOf(second), titleOf(first)]);
    const seen = await friend.content();
    expect(seen).not.toContain('Ask for the bills');
    expect(seen).not.toContain(email);

    await main(page).getByRole('link', { name: sharedList.manage }).click();
    await main(page).getByRole('button', { name: words.share.end }).click();
    await expect(main(page).getByRole('button', { name: words.share.make })).toBeVisible();
    await friend.reload();
    await expect(main(friend).getByRole('heading', { name: sharedList.endedTitle })).toBeVisible();
    await elsewhere.close();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('homes of an address are compared, the first four of them', { tag: '@nightly' }, async ({ page }) => {
    test.skip(listingsInListOrder.length < 5, 'the portfolio has fewer than five homes');
    const ids = listingsInListOrder.slice(0, 5).map(({ id }) => id);
    await page.goto(`/en/compare?homes=${ids.join('&homes=')}`);
    await expect(main(page).getByRole('columnheader')).toHaveCount(4);
    await expect(main(page).getByText(comparison.cut.replace('{count, number}', '4'))).toBeVisible();
  });
});
