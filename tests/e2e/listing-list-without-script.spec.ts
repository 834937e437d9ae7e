import { listingList, PER_PAGE, showButton, status } from '@/tests/support/listing-list';
import { areaOf, exactly, availableListings, pricesShown } from '@/tests/support/available-listings';
import { main } from '@/tests/support/page-parts';
import { forSale } from '@/tests/support/listing-page';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const { words, t, list, box, chip, openMore } = listingList(locale);

  test.describe(`the list without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('filters and paginates by links', { tag: '@nightly' }, async ({ page }) => {
      test.skip(availableListings.length <= PER_PAGE, 'the portfolio fits one page');
      await page.goto(list);
      await chip(page, 'all').click();
      await expect(status(page)).toContainText(exactly(t('found', { count: availableListings.length })));
      const { query, id, name } = areaOf(forSale);
      await page.goto(`${list}?area=${query}`);
      const { length: count } = availableListings.filter(({ area }) => area === id);
      await expect(status(page)).toContainText(exactly(t('found', { count })));
      const tags = main(page).getByRole('list', { name: words.applied });
      await tags.getByRole('link', { name }).click();
      await expect(page).toHaveURL(list);
      await page.getByRole('navigation', { name: texts[locale].pagination.label }).locator('[rel="next"]').click();
      await expect(page).toHaveURL(`${list}?page=2`);
    });

    test('keeps an unreadable price, with an error at the field', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await main(page).getByLabel(texts[locale].buyPage.search.maxPrice).fill('700 thousands');
      await main(page).getByRole('button', { name: texts[locale].buyPage.search.submit }).click();
      const highest = main(page).getByLabel(words.maxPrice);
      await expect(highest).toHaveValue('700 thousands');
      await expect(highest).toHaveAccessibleDescription(words.unread.price);
      await highest.fill('700k');
      await expect(showButton(page)).toHaveText(words.show);
      await showButton(page).click();
      const cheaper = availableListings.filter(
        ({ operation, price }) => operation === 'sale' && price <= 700_000,
      ).length;
      await expect(status(page)).toContainText(exactly(t('found', { count: cheaper })));
      await openMore(page);
      await expect(highest).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('filters and sorts by its form, and keeps the links’ filters', async ({ page }) => {
      const { type } = forSale;
      const { name, id } = areaOf(forSale);
      await page.goto(`${list}?operation=sale&type=${type}`);
      await openMore(page);
      await box(page, name).check();
      await box(page, words.features.lift).check();
      await main(page).getByLabel(words.maxPrice).fill(String(forSale.price));
      await expect(showButton(page)).toHaveText(words.show);
      await showButton(page).click();
      const found = availableListings.filter(
        (listing) =>
          listing.operation === 'sale' &&
          listing.type === type &&
          listing.area === id &&
          listing.hasLift &&
          listing.price <= forSale.price,
      );
      await expect(status(page)).toContainText(exactly(t('found', { count: found.length })));
      await expect(box(page, name)).toBeHidden();
      await main(page).getByLabel(words.sortBy).selectOption('price-desc');
      await main(page).getByRole('button', { name: words.apply, exact: true }).click();
      await expect(status(page)).toContainText(exactly(t('found', { count: found.length })));
      await openMore(page);
      await expect(box(page, name)).toBeChecked();
      const prices = found.map(({ price }) => price).toSorted((one, other) => other - one);
      expect(await pricesShown(page)).toEqual(prices.slice(0, PER_PAGE));
    });
  });
}
