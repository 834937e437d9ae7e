import { exactly, homes, listWords } from '../support/homes';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { main } from '../support/page-parts';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Page } from '@playwright/test';

const SAMPLE_HOMES = 3;

for (const locale of languages) {
  const words = texts[locale].buyPage;
  const t = listWords[locale];
  const list = `/${locale}/properties`;
  const search = (page: Page) => main(page).getByRole('form', { name: words.search.label });

  test.describe(`the page for buyers, ${locale}`, () => {
    test('begins with the first three homes and leads to all', async ({ page }) => {
      const { complaints, strangers } = watch(page);
      await page.goto(`/${locale}/comprar`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const cards = main(page).getByRole('article');
      await expect(cards).toHaveCount(SAMPLE_HOMES);
      for (const [index, home] of homes.slice(0, SAMPLE_HOMES).entries()) {
        await expect(cards.nth(index).getByRole('link', { name: home.text[locale].title })).toHaveAttribute(
          'href',
          `${list}/${home.id}`,
        );
      }
      await expect(main(page).locator(`a[href="${list}"]`)).toHaveText(
        words.homes.all.replace('{count}', String(homes.length)),
      );
      expect(complaints).toEqual([]);
      expect(strangers).toEqual([]);
    });

    test('leads by type to that list', async ({ page }) => {
      for (const type of ['apartment', 'villa', 'house'] as const) {
        await page.goto(`/${locale}/comprar`);
        const tile = main(page).getByRole('link', { name: words.tiles[type].title, exact: true });
        await expect(tile).toHaveAttribute('href', `${list}?type=${type}`);
        await tile.click();
        await expect(page).toHaveURL(`${list}?type=${type}`);
        const count = homes.filter((home) => home.type === type).length;
        await expect(main(page).getByRole('status')).toContainText(exactly(t('found', { count })));
      }
    });

    test('searches homes for sale by place, price and type', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await search(page).getByLabel(words.search.location).fill('  Gracia ');
      await search(page).getByLabel(words.search.minPrice).fill('300.000');
      await search(page).getByLabel(words.search.maxPrice).fill('2000000');
      await search(page).getByLabel(words.search.type).selectOption('house');
      await search(page).getByRole('button', { name: words.search.submit }).click();
      await expect(page).toHaveURL(
        `${list}?operation=sale&location=Gracia&minPrice=300000&maxPrice=2000000&type=house`,
      );
      const count = homes.filter(({ area, type }) => area === 'gracia' && type === 'house').length;
      await expect(main(page).getByRole('status')).toContainText(exactly(t('found', { count })));
      // A filter set afterwards keeps what was asked here.
      await main(page).getByLabel(texts[locale].propertyList.sortBy).selectOption('newest');
      await expect(page).toHaveURL(/location=Gracia/);
      await expect(main(page).getByRole('status')).toContainText(exactly(t('found', { count })));
    });

    test('offers the four types of the specification', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const values = await search(page)
        .getByLabel(words.search.type)
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      expect(values).toEqual(['', 'house', 'apartment', 'villa', 'land']);
    });

    test('leads on to the guide, the costs and a person', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      for (const [name, path] of [
        [words.steps.guide, 'guias/comprar'],
        [words.steps.costs, 'faq#buying-costs'],
        [words.steps.contact, 'contact'],
      ] as const) {
        await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/${locale}/${path}`);
      }
    });

    test('has nothing that axe can find, and fits any width', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  });

  test.describe(`the page for buyers without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('searches all the same', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await search(page).getByLabel(words.search.location).fill('moraira');
      await search(page).getByLabel(words.search.type).selectOption('villa');
      await search(page).getByRole('button', { name: words.search.submit }).click();
      await expect(page).toHaveURL(/\/properties\?/);
      const count = homes.filter(({ area, type }) => area === 'moraira' && type === 'villa').length;
      await expect(main(page).getByRole('status')).toContainText(exactly(t('found', { count })));
    });
  });
}
