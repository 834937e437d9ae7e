import { homeList, ofType, status } from '../support/home-list';
import { exactly, homes, pricesShown } from '../support/homes';
import { main } from '../support/page-parts';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';

for (const locale of languages) {
  const { words, t, list, chip, openMore } = homeList(locale);

  test.describe(`the list of homes, ${locale}`, () => {
    test('heeds what was chosen before its code had come', async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(list, { waitUntil: 'commit' });
      await main(page).getByLabel(words.sortBy).selectOption('price-asc');
      release();
      await expect(page).toHaveURL(`${list}?sort=price-asc`);
      await expect(main(page).getByLabel(words.sortBy)).toHaveValue('price-asc');
    });
  });

  test.describe(`the list of homes without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('filters by links', async ({ page }) => {
      await page.goto(list);
      await chip(page, 'villa').click();
      await expect(status(page)).toContainText(exactly(t('found', { count: ofType('villa').length })));
      const tags = main(page).getByRole('list', { name: words.applied });
      await tags.getByRole('link', { name: words.types.villa }).click();
      await expect(page).toHaveURL(list);
      await page.getByRole('navigation', { name: texts[locale].pagination.label }).locator('[rel="next"]').click();
      await expect(page).toHaveURL(`${list}?page=2`);
    });

    test('keeps a price it cannot read, and says so beside the field', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await main(page).getByLabel(texts[locale].buyPage.search.maxPrice).fill('700 thousands');
      await main(page).getByRole('button', { name: texts[locale].buyPage.search.submit }).click();
      const highest = main(page).getByLabel(words.maxPrice);
      await expect(highest).toHaveValue('700 thousands');
      await expect(highest).toHaveAccessibleDescription(words.unread.price);
      await highest.fill('700k');
      await main(page).getByRole('button', { name: words.show }).click();
      const cheaper = homes.filter(({ operation, price }) => operation === 'sale' && price <= 700_000).length;
      await expect(status(page)).toContainText(exactly(t('found', { count: cheaper })));
      await expect(highest).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('filters and sorts by its form, and keeps what was chosen by links', async ({ page }) => {
      await page.goto(`${list}?operation=sale&type=apartment`);
      await openMore(page);
      await main(page).getByLabel(words.area, { exact: true }).selectOption('eixample');
      await main(page).getByLabel(words.maxPrice).fill('700000');
      await main(page).getByRole('button', { name: words.show }).click();
      const found = homes.filter(
        ({ operation, type, area, price }) =>
          operation === 'sale' && type === 'apartment' && area === 'eixample' && price <= 700_000,
      );
      await expect(status(page)).toContainText(exactly(t('found', { count: found.length })));
      await expect(main(page).getByLabel(words.area, { exact: true })).toHaveValue('eixample');
      await main(page).getByLabel(words.sortBy).selectOption('price-asc');
      await main(page).getByRole('button', { name: words.apply, exact: true }).click();
      await expect(status(page)).toContainText(exactly(t('found', { count: found.length })));
      expect(await pricesShown(page)).toEqual(found.map(({ price }) => price).sort((one, other) => one - other));
    });
  });
}
