import { listingList, ofType, PER_PAGE, status, titles } from '@/tests/support/listing-list';
import { areaOf, exactly, availableListings, listingsInListOrder } from '@/tests/support/available-listings';
import { watch } from '@/tests/support/page-checks';
import { cards, main } from '@/tests/support/page-parts';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const LAST_PAGE = Math.ceil(availableListings.length / PER_PAGE);
const sales = availableListings.filter(({ operation }) => operation === 'sale');
const [commonType = 'apartment'] = (['apartment', 'house', 'villa', 'penthouse'] as const).toSorted(
  (one, other) => sales.filter(({ type }) => type === other).length - sales.filter(({ type }) => type === one).length,
);

for (const locale of languages) {
  const { words, t, list, chip } = listingList(locale);

  test.describe(`the list of listings, ${locale}`, () => {
    test('shows a page in order, and paginates', { tag: '@nightly' }, async ({ page }) => {
      test.skip(LAST_PAGE < 2, 'the portfolio fits one page');
      const { complaints, strangers } = watch(page);
      await page.goto(list);
      await expect(status(page)).toContainText(exactly(t('found', { count: availableListings.length })));
      await expect(status(page)).toContainText(exactly(t('shown', { first: 1, last: PER_PAGE })));
      const first = listingsInListOrder.slice(0, PER_PAGE).map(({ text }) => text[locale].title);
      await expect(cards(page).getByRole('heading')).toHaveText(first);
      const pages = page.getByRole('navigation', { name: texts[locale].pagination.label });
      await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
      await expect(pages.locator('[rel="prev"]')).toHaveCount(0);
      await pages.locator('[rel="next"]').click();
      await expect(page).toHaveURL(`${list}?page=2`);
      await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
      expect((await titles(page)).filter((title) => first.includes(title))).toEqual([]);
      await page.goto(`${list}?page=${LAST_PAGE}`);
      await expect(cards(page)).toHaveCount(availableListings.length - (LAST_PAGE - 1) * PER_PAGE);
      await expect(pages.locator('[rel="next"]')).toHaveCount(0);
      await pages.locator('[rel="prev"]').click();
      await expect(page).toHaveURL(LAST_PAGE === 2 ? list : `${list}?page=${LAST_PAGE - 1}`);
      expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    });

    test('restores filters, fields and position on Back and reload', async ({ page }) => {
      await page.goto(`${list}?operation=sale`);
      await main(page).getByLabel(words.sortBy).selectOption('price-asc');
      await expect(page).toHaveURL(`${list}?operation=sale&sort=price-asc`);
      await chip(page, commonType).click();
      const address = `${list}?operation=sale&type=${commonType}&sort=price-asc`;
      await expect(page).toHaveURL(address);
      const found = sales.filter(({ type }) => type === commonType).toSorted((one, other) => one.price - other.price);
      const shown = found.slice(0, PER_PAGE).map(({ text }) => text[locale].title);
      await expect(cards(page).getByRole('heading')).toHaveText(shown);
      await page.reload();
      await expect(cards(page).getByRole('heading')).toHaveText(shown);
      await expect(main(page).getByLabel(words.sortBy)).toHaveValue('price-asc');

      await cards(page).last().scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await cards(page)
        .last()
        .click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(new RegExp(`/properties/${found.slice(0, PER_PAGE).at(-1)?.id ?? ''}$`));
      await expect(page.locator('#contact-form')).toBeVisible();
      await page.evaluate(() => {
        addEventListener(
          'scroll',
          () => (document.body.dataset.stops = `${document.body.dataset.stops ?? ''} ${scrollY}`),
        );
      });
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(cards(page).getByRole('heading')).toHaveText(shown);
      await expect(main(page).getByLabel(words.sortBy)).toHaveValue('price-asc');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
      await expect(page.locator('body')).toHaveAttribute('data-stops', /^( 0)? \d+$/);
      await page.goBack();
      await expect(page).toHaveURL(`${list}?operation=sale&sort=price-asc`);
      await expect(chip(page, 'all')).toHaveAttribute('aria-current', 'true');
      await page.goBack();
      await expect(page).toHaveURL(`${list}?operation=sale`);
      await expect(main(page).getByLabel(words.sortBy)).toHaveValue('');
    });

    test('applies a choice made before hydration', { tag: '@nightly' }, async ({ page }) => {
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

    test(
      'has three columns, two on tablets, one on phones (specification, section 9)',
      { tag: '@nightly' },
      async ({ page }) => {
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
      },
    );

    test('keeps its filters in the other language', { tag: '@nightly' }, async ({ page }) => {
      const [listing] = listingsInListOrder;
      const query = `type=${listing?.type}&area=${listing ? areaOf(listing).query : ''}`;
      await page.goto(`${list}?${query}`);
      const other = locale === 'en' ? 'es' : 'en';
      await page.getByRole('banner').locator(`summary[aria-label^="${locale.toUpperCase()}"]`).click();
      await page.getByRole('banner').locator(`a[lang="${other}"]`).first().click();
      await expect(page).toHaveURL(`/${other}/properties?${query}`);
      const { kinds } = texts[other].listingList;
      await expect(page.getByRole('heading', { level: 1 })).toContainText(kinds[listing?.type ?? 'all']);
      await expect(cards(page)).toHaveCount(
        ofType(listing?.type ?? '').filter(({ area }) => area === listing?.area).length,
      );
    });
  });
}
