import { homeList, ofType, PER_PAGE, status } from '../support/home-list';
import { exactly, homes, pricesShown } from '../support/homes';
import { expectAccessible } from '../support/page-checks';
import { cards, main } from '../support/page-parts';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';

const CHIPS = ['apartment', 'house', 'villa', 'penthouse'] as const;
const FURTHER = ['duplex', 'land', 'commercial'] as const;

for (const locale of languages) {
  const { words, t, list, chip, openMore } = homeList(locale);

  test.describe(`the list of homes, ${locale}`, () => {
    test('filters by each chip, with the number it promised', async ({ page }) => {
      await page.goto(list);
      await expect(chip(page, 'all')).toHaveAttribute('aria-current', 'true');
      for (const type of CHIPS) {
        const count = ofType(type).length;
        await expect(chip(page, type)).toContainText(exactly(String(count)));
        await chip(page, type).click();
        await expect(page).toHaveURL(`${list}?type=${type}`);
        await expect(status(page)).toContainText(exactly(t('found', { count })));
        await expect(cards(page)).toHaveCount(Math.min(count, PER_PAGE));
        await expect(chip(page, type)).toHaveAttribute('aria-current', 'true');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words.kinds[type]);
      }
      await chip(page, 'all').click();
      await expect(page).toHaveURL(list);
      await expect(status(page)).toContainText(exactly(t('found', { count: homes.length })));
    });

    test('offers the rarer types among the further filters', async ({ page }) => {
      await page.goto(list);
      for (const type of FURTHER) {
        await expect(chip(page, type)).toBeHidden();
        await openMore(page);
        await chip(page, type).click();
        await expect(status(page)).toContainText(exactly(t('found', { count: ofType(type).length })));
        // Opened by itself, since one of its filters is set.
        await expect(chip(page, type)).toBeVisible();
        await page.goto(list);
      }
    });

    test('tells sale from rent', async ({ page }) => {
      await page.goto(list);
      for (const operation of ['rent', 'sale'] as const) {
        const count = homes.filter((home) => home.operation === operation).length;
        await main(page).getByRole('link', { name: words.operations[operation], exact: true }).click();
        await expect(page).toHaveURL(`${list}?operation=${operation}`);
        await expect(status(page)).toContainText(exactly(t('found', { count })));
      }
      await expect(main(page).getByText(texts[locale].propertyCard.perMonth)).toHaveCount(0);
    });

    test('sorts as soon as an order is chosen, and keeps the focus', async ({ page }) => {
      await page.goto(list);
      const sort = main(page).getByLabel(words.sortBy);
      await sort.focus();
      await sort.selectOption('price-asc');
      await expect(page).toHaveURL(`${list}?sort=price-asc`);
      const prices = (operation: 'sale' | 'rent') =>
        homes
          .filter((home) => home.operation === operation)
          .map(({ price }) => price)
          .sort((one, other) => one - other);
      await expect.poll(() => pricesShown(page)).toEqual(prices('sale').slice(0, PER_PAGE));
      await expect(sort).toBeFocused();
      // Monthly rents stand by themselves, after the last price.
      await page.goto(`${list}?sort=price-asc&page=${Math.ceil(homes.length / PER_PAGE)}`);
      const group = (operation: 'sale' | 'rent') =>
        main(page).getByRole('region', { name: words.groups[operation], exact: true });
      await expect(group('rent').getByRole('article')).toHaveCount(prices('rent').length);
      const perMonth = { hasText: texts[locale].propertyCard.perMonth };
      await expect(group('rent').getByRole('article').filter(perMonth)).toHaveCount(prices('rent').length);
      await expect(group('sale').getByRole('article').filter(perMonth)).toHaveCount(0);
      await page.goto(`${list}?sort=price-asc`);
      await sort.focus();
      await sort.selectOption('price-desc');
      await expect(page).toHaveURL(`${list}?sort=price-desc`);
      await expect.poll(async () => (await pricesShown(page))[0]).toBe(Math.max(...homes.map(({ price }) => price)));
      await expect(sort).toBeFocused();
      await sort.selectOption('');
      await expect(page).toHaveURL(list);
    });

    test('narrows by area, price, bedrooms and size, and lifts each by its tag', async ({ page }) => {
      await page.goto(list);
      await openMore(page);
      await main(page).getByLabel(words.area, { exact: true }).focus();
      await main(page).getByLabel(words.area, { exact: true }).selectOption('costa blanca');
      await expect(page).toHaveURL(`${list}?area=costa%20blanca`);
      await expect(main(page).getByLabel(words.area, { exact: true })).toBeFocused();
      await main(page)
        .getByLabel(t('wishes.beds', { count: 3 }))
        .check({ force: true });
      await expect(page).toHaveURL(`${list}?area=costa%20blanca&beds=3`);
      await main(page)
        .getByLabel(words.minPrice)
        .fill(locale === 'en' ? '390,000' : '390.000');
      await main(page).getByLabel(words.maxPrice).fill('1300000');
      await main(page).getByLabel(words.minSize).fill('100');
      await main(page).getByRole('button', { name: words.show }).click();
      await expect(page).toHaveURL(`${list}?area=costa%20blanca&minPrice=390000&maxPrice=1300000&beds=3&minSize=100`);

      const coast = ['moraira', 'altea', 'benissa', 'calp'];
      const count = homes.filter(
        ({ area, price, bedrooms, builtArea, plotArea }) =>
          coast.includes(area) &&
          price >= 390_000 &&
          price <= 1_300_000 &&
          bedrooms >= 3 &&
          (builtArea ?? plotArea ?? 0) >= 100,
      ).length;
      expect(count).toBeGreaterThan(0);
      await expect(status(page)).toContainText(exactly(t('found', { count })));
      await expect(cards(page)).toHaveCount(count);
      await expect(main(page).locator('#home-filters summary')).toContainText(exactly('4'));

      const tags = main(page).getByRole('list', { name: words.applied });
      await tags.getByRole('link', { name: t('wishes.beds', { count: 3 }) }).click();
      await expect(page).toHaveURL(`${list}?area=costa%20blanca&minPrice=390000&maxPrice=1300000&minSize=100`);
      await expect(main(page).getByLabel(words.anyBeds, { exact: true })).toBeChecked();
      await tags.getByRole('link', { name: words.clearAll }).click();
      await expect(page).toHaveURL(list);
      await expect(tags).toHaveCount(0);
      await expect(status(page)).toBeFocused();
    });

    test('reads prices as people type them, and says which it cannot read', async ({ page }) => {
      await page.goto(list);
      await openMore(page);
      const lowest = main(page).getByLabel(words.minPrice);
      const highest = main(page).getByLabel(words.maxPrice);
      await highest.fill(locale === 'en' ? '1.2 million' : '1,2 millones');
      await main(page).getByRole('button', { name: words.show }).click();
      await expect(highest).toHaveValue(locale === 'en' ? '1,200,000' : '1.200.000');
      const cheaper = homes.filter(({ price }) => price <= 1_200_000).length;
      await expect(status(page)).toContainText(exactly(t('found', { count: cheaper })));

      await lowest.fill('a lot');
      await lowest.press('Enter');
      await expect(lowest).toHaveAccessibleDescription(words.unread.price);
      await expect(lowest).toHaveAttribute('aria-invalid', 'true');
      await expect(lowest).toHaveValue('a lot');
      await expect(lowest).toBeFocused();
      await expect(main(page).getByText(t('unread.listed', { text: 'a lot' }))).toBeVisible();
      await expect(status(page)).toContainText(exactly(t('found', { count: cheaper })));
      await expectAccessible(page);

      await lowest.fill('2M');
      await lowest.press('Enter');
      await expect(highest).toHaveAccessibleDescription(words.turned);
      await expect(lowest).not.toHaveAttribute('aria-invalid', 'true');
      await expect(lowest).toHaveValue(locale === 'en' ? '1,200,000' : '1.200.000');
    });

    test('says which filter stands in the way, and where that leads', async ({ page }) => {
      await page.goto(`${list}?type=land&area=gr%C3%A0cia`);
      await expect(status(page)).toHaveText(t('found', { count: 0 }));
      await expect(main(page).getByRole('heading', { name: words.empty.title })).toBeVisible();
      const gracia = homes.filter(({ area }) => area === 'gracia').length;
      const way = main(page)
        .getByRole('listitem')
        .filter({ hasText: t('empty.without', { wish: words.types.land }) });
      await expect(way).toContainText(exactly(t('found', { count: gracia })));
      await expectAccessible(page);
      await way.getByRole('link').click();
      await expect(page).toHaveURL(`${list}?area=gr%C3%A0cia`);
      await expect(status(page)).toContainText(exactly(t('found', { count: gracia })));

      await page.goto(`${list}?minPrice=900000000&beds=30`);
      await expect(main(page).getByText(words.empty.several)).toBeVisible();
      await main(page)
        .getByRole('link', { name: t('empty.clear', { count: homes.length }) })
        .click();
      await expect(page).toHaveURL(list);
      await expect(cards(page)).toHaveCount(PER_PAGE);
    });
  });
}
