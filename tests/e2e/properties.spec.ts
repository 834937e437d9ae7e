import { homeList, PER_PAGE, status, titles } from '../support/home-list';
import { exactly, featuredHomes, homes } from '../support/homes';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { cards, main } from '../support/page-parts';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';

for (const locale of languages) {
  const { words, t, list } = homeList(locale);

  test.describe(`the list of homes, ${locale}`, () => {
    test('shows the featured homes first, nine of all, and says so', async ({ page }) => {
      const { complaints, strangers } = watch(page);
      await page.goto(list);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words.kinds.all} ${words.places.all}`);
      await expect(status(page)).toContainText(exactly(t('found', { count: homes.length })));
      await expect(status(page)).toContainText(exactly(t('shown', { first: 1, last: PER_PAGE })));
      await expect(cards(page)).toHaveCount(PER_PAGE);
      expect((await titles(page)).slice(0, featuredHomes.length)).toEqual(
        featuredHomes.map(({ text }) => text[locale].title),
      );
      expect(complaints).toEqual([]);
      expect(strangers).toEqual([]);
    });

    test('sets the homes in three columns, two on tablets, one on phones', async ({ page }) => {
      await page.goto(list);
      for (const [width, columns] of [
        [1440, 3],
        [834, 2],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const starts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
        expect(new Set(starts.map(Math.round)).size).toBe(columns);
      }
    });

    test('makes of each card one link with the name of the home', async ({ page }) => {
      await page.goto(list);
      const first = cards(page).first();
      await expect(first.getByRole('link')).toHaveCount(1);
      const title = featuredHomes[0]?.text[locale].title ?? '';
      await expect(first.getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        `${list}/${featuredHomes[0]?.id}`,
      );
      // Anywhere on the card leads there, the picture as well.
      await first.click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(`${list}/${featuredHomes[0]?.id}`);
    });

    test('turns pages', async ({ page }) => {
      await page.goto(list);
      const pages = page.getByRole('navigation', { name: texts[locale].pagination.label });
      const first = await titles(page);
      await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
      await expect(pages.locator('[rel="prev"]')).toHaveCount(0);
      await pages.locator('[rel="next"]').click();
      await expect(page).toHaveURL(`${list}?page=2`);
      await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
      await expect(cards(page)).toHaveCount(PER_PAGE);
      expect((await titles(page)).filter((title) => first.includes(title))).toEqual([]);
      await pages.getByRole('link', { name: listPage(locale, 3) }).click();
      await expect(page).toHaveURL(`${list}?page=3`);
      await expect(cards(page)).toHaveCount(homes.length - 2 * PER_PAGE);
      await expect(pages.locator('[rel="next"]')).toHaveCount(0);
      await pages.locator('[rel="prev"]').click();
      await expect(page).toHaveURL(`${list}?page=2`);
    });

    test('has nothing that axe can find, and fits any width', async ({ page }) => {
      await page.goto(list);
      await expectAccessible(page);
      await page.goto(`${list}?operation=sale&area=barcelona&minPrice=300000&beds=2`);
      await expect(main(page).getByLabel(words.minPrice)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  });
}

function listPage(locale: 'en' | 'es', number: number): string {
  return texts[locale].pagination.page.replace('{number}', String(number));
}
