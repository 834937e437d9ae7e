import { exactly, availableListings, listLabels } from '@/tests/support/available-listings';
import { main } from '@/tests/support/page-parts';
import { forSale } from '@/tests/support/listing-page';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

const types = ['house', 'apartment', 'villa', 'land'] as const;
const listing =
  availableListings.find(
    ({ operation, postalCode, type }) =>
      operation === 'sale' && postalCode !== undefined && types.some((each) => each === type),
  ) ?? forSale;
const postalCode = listing.postalCode ?? '';
const sought = availableListings.filter(
  (other) =>
    other.operation === 'sale' &&
    other.postalCode === postalCode &&
    other.type === listing.type &&
    other.price <= listing.price,
);
const withLift = availableListings.filter(
  ({ bedrooms, features, hasLift, operation }) =>
    operation === 'sale' && bedrooms >= 2 && hasLift && (features.includes('terrace') || features.includes('balcony')),
);

for (const locale of languages) {
  const words = texts[locale].buyPage;
  const t = listLabels[locale];
  const search = (page: Page) => main(page).getByRole('form', { name: words.search.label });
  const searchFor = async (page: Page) => {
    await search(page).getByLabel(words.search.beds).selectOption('2');
    await search(page).getByRole('checkbox', { name: words.search.with.lift }).check();
    await search(page).getByRole('checkbox', { name: words.search.with.terrace }).check();
    await search(page).getByRole('button', { name: words.search.submit }).click();
    await expect(page).toHaveURL(/\/properties\?.*beds=2.*features=terrace.*lift/);
    await expect(status(page)).toContainText(exactly(t('found', { count: withLift.length })));
  };
  const status = (page: Page) => main(page).getByRole('status');

  test.describe(`the page for buyers, ${locale}`, () => {
    test('searches listings for sale by place, price and type, and by rooms and features', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await search(page).getByLabel(words.search.location).fill(`  ${postalCode} `);
      await search(page).getByLabel(words.search.minPrice).fill('10.000');
      await search(page).getByLabel(words.search.maxPrice).fill(String(listing.price));
      await search(page).getByLabel(words.search.type).selectOption(listing.type);
      await search(page).getByRole('button', { name: words.search.submit }).click();
      await expect(page).toHaveURL(
        `/${locale}/properties?operation=sale&location=${postalCode}` +
          `&minPrice=10000&maxPrice=${listing.price}&type=${listing.type}`,
      );
      const found = exactly(t('found', { count: sought.length }));
      await expect(status(page)).toContainText(found);
      await main(page).getByLabel(texts[locale].listingList.sortBy).selectOption('newest');
      await expect(page).toHaveURL(new RegExp(`location=${postalCode}.*sort=newest`));
      await expect(status(page)).toContainText(found);
      await page.goto(`/${locale}/comprar`);
      await searchFor(page);
    });
  });

  test.describe(`the page for buyers without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('searches', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await search(page).getByLabel(words.search.location).fill(postalCode);
      await search(page).getByLabel(words.search.maxPrice).fill(String(listing.price));
      await search(page).getByLabel(words.search.type).selectOption(listing.type);
      await search(page).getByRole('button', { name: words.search.submit }).click();
      await expect(page).toHaveURL(/\/properties\?/);
      await expect(status(page)).toContainText(exactly(t('found', { count: sought.length })));
      await page.goto(`/${locale}/comprar`);
      await searchFor(page);
    });
  });
}
