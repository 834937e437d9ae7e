import {
  listingList,
  moreFilters,
  ofType,
  openSheet,
  PER_PAGE,
  showButton,
  status,
} from '@/tests/support/listing-list';
import { areaOf, exactly, availableListings, pricesShown } from '@/tests/support/available-listings';
import { cards, main } from '@/tests/support/page-parts';
import { forSale } from '@/tests/support/listing-page';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const isOffered = (type: string) => ofType(type).length > 0;
const chips = (['apartment', 'house', 'villa', 'penthouse'] as const).filter(isOffered);
const furtherTypes = (['duplex', 'land', 'commercial'] as const).filter(isOffered);

const misfit = availableListings
  .flatMap((listing) => [...chips, ...furtherTypes].map((type) => ({ listing, type })))
  .find(({ listing, type }) => !ofType(type).some(({ area }) => area === listing.area));

/** Forms send fields in their order on the page. */
const sorted = (query: URLSearchParams) => [...query].map(String).sort().join('&');

for (const locale of languages) {
  const { words, t, list, box, chip, operationLink } = listingList(locale);

  test.describe(`the list of listings, ${locale}`, () => {
    test('filters by each chip and by operation, with the promised count', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(list);
      await expect(chip(page, 'all')).toHaveAttribute('aria-current', 'true');
      for (const type of chips) {
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
      await expect(status(page)).toContainText(exactly(t('found', { count: availableListings.length })));
      for (const operation of ['rent', 'sale'] as const) {
        const count = availableListings.filter((listing) => listing.operation === operation).length;
        if (count === 0) continue;
        await expect(operationLink(page, operation)).toContainText(exactly(String(count)));
        await operationLink(page, operation).click();
        await expect(page).toHaveURL(`${list}?operation=${operation}`);
        await expect(status(page)).toContainText(exactly(t('found', { count })));
      }
      await expect(main(page).getByText(texts[locale].listingCard.perMonth)).toHaveCount(0);
    });

    test('has rarer types among further filters', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(list);
      for (const type of furtherTypes) {
        await expect(box(page, words.types[type])).toBeHidden();
        await openSheet(page);
        await box(page, words.types[type]).check();
        await showButton(page).click();
        await expect(status(page)).toContainText(exactly(t('found', { count: ofType(type).length })));
        await expect(page).toHaveURL(`${list}?type=${type}`);
        await page.goto(list);
      }
    });

    test('sorts on selection, and keeps focus', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(list);
      const sort = main(page).getByLabel(words.sortBy);
      await sort.focus();
      await sort.selectOption('price-asc');
      await expect(page).toHaveURL(`${list}?sort=price-asc`);
      const pricesOf = (operation: 'sale' | 'rent') =>
        availableListings
          .filter((listing) => listing.operation === operation)
          .map(({ price }) => price)
          .toSorted((one, other) => one - other);
      const inOrder = [...pricesOf('sale'), ...pricesOf('rent')];
      await expect.poll(() => pricesShown(page)).toEqual(inOrder.slice(0, PER_PAGE));
      await expect(sort).toBeFocused();
      await sort.selectOption('price-desc');
      await expect(page).toHaveURL(`${list}?sort=price-desc`);
      await expect.poll(async () => (await pricesShown(page))[0]).toBe(Math.max(...pricesOf('sale')));
      await expect(sort).toBeFocused();
      await sort.selectOption('');
      await expect(page).toHaveURL(list);
    });

    test(
      'keeps focus, and takes another order, while the cards move to their places',
      { tag: '@nightly' },
      async ({ context, page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(list);
        const sort = main(page).getByLabel(words.sortBy);
        await sort.focus();
        const browser = await context.newCDPSession(page);
        await browser.send('Animation.enable');
        await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
        await sort.selectOption('price-asc');
        await expect(page).toHaveURL(`${list}?sort=price-asc`);
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(PER_PAGE / 2);
        await expect(sort).toBeFocused();
        await sort.selectOption('price-desc');
        await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
        await expect(page).toHaveURL(`${list}?sort=price-desc`);
      },
    );

    test('separates monthly rents, after the last price', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`${list}?sort=price-asc&page=${Math.ceil(availableListings.length / PER_PAGE)}`);
      const rents = availableListings.filter(({ operation }) => operation === 'rent').length;
      test.skip(rents === 0 || rents > PER_PAGE, 'the last page shows no rents, or them alone');
      const group = (operation: 'sale' | 'rent') =>
        main(page).getByRole('region', { name: words.groups[operation], exact: true }).getByRole('article');
      const perMonth = { hasText: texts[locale].listingCard.perMonth };
      await expect(group('rent').filter(perMonth)).toHaveCount(await group('rent').count());
      await expect(group('rent')).not.toHaveCount(0);
      await expect(group('sale').filter(perMonth)).toHaveCount(0);
    });

    test(
      'filters by area, price, bedrooms and size, and removes each by its tag',
      { tag: '@phone' },
      async ({ page }) => {
        const { query, id: areaId, name } = areaOf(forSale);
        const [low, high] = [forSale.price - 1_000, forSale.price + 1_000];
        const beds = Math.min(forSale.bedrooms, 3);
        const size = forSale.builtArea ?? 0;
        await page.goto(list);
        await openSheet(page);
        const label = t('filterLabels.beds', { count: beds });
        const grouped = new Intl.NumberFormat(locale, { useGrouping: true }).format(low);
        await main(page).getByLabel(words.minPrice).fill(grouped);
        await box(page, name).check();
        await main(page).getByLabel(label).check({ force: true });
        await main(page).getByLabel(words.maxPrice).fill(String(high));
        await main(page).getByLabel(words.minSize).fill(String(size));
        await expect(page).toHaveURL(list);
        await expect(main(page).getByLabel(words.minPrice)).toHaveValue(grouped);
        await showButton(page).click();
        const hasFilters = (address: string) => (url: URL) =>
          sorted(url.searchParams) === sorted(new URLSearchParams(address));
        const filters = `area=${query}&minPrice=${low}&maxPrice=${high}&minSize=${size}`;
        await expect(page).toHaveURL(hasFilters(`${filters}&beds=${beds}`));
        const { length: count } = availableListings.filter(
          (listing) =>
            listing.area === areaId &&
            listing.price >= low &&
            listing.price <= high &&
            listing.bedrooms >= beds &&
            (listing.builtArea ?? listing.plotArea ?? 0) >= size,
        );
        expect(count).toBeGreaterThan(0);
        await expect(status(page)).toContainText(exactly(t('found', { count })));
        await expect(cards(page)).toHaveCount(count);
        await expect(moreFilters(page)).toContainText(exactly('4'));

        const tags = main(page).getByRole('list', { name: words.applied });
        await tags.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(hasFilters(filters));
        await expect(main(page).locator('#home-filters [name="beds"]')).toHaveCount(0);
        await tags.getByRole('link', { name: words.clearAll }).click();
        await expect(page).toHaveURL(list);
        await expect(tags).toHaveCount(0);
        await expect(status(page)).toBeFocused();
      },
    );

    test('reads prices as people type them, and reports unreadable ones', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(list);
      await openSheet(page);
      const lowest = main(page).getByLabel(words.minPrice);
      const highest = main(page).getByLabel(words.maxPrice);
      await highest.fill(locale === 'en' ? '1.2 million' : '1,2 millones');
      await showButton(page).click();
      const cheaper = availableListings.filter(({ price }) => price <= 1_200_000).length;
      await expect(status(page)).toContainText(exactly(t('found', { count: cheaper })));

      await openSheet(page);
      await expect(highest).toHaveValue(locale === 'en' ? '1,200,000' : '1.200.000');
      await lowest.fill('a lot');
      await lowest.press('Enter');
      await expect(lowest).toHaveAccessibleDescription(words.unread.price);
      await expect(lowest).toHaveAttribute('aria-invalid', 'true');
      await expect(lowest).toHaveValue('a lot');
      await expect(lowest).toBeFocused();
      await expect(main(page).getByText(t('unread.listed', { text: 'a lot' }))).toBeVisible();
      await expect(status(page)).toContainText(exactly(t('found', { count: cheaper })));

      await lowest.fill('2M');
      await lowest.press('Enter');
      await expect(lowest).toBeHidden();
      await expect(main(page).getByText(words.turned)).toBeVisible();
      await expect(status(page)).toBeFocused();
      await openSheet(page);
      await expect(lowest).not.toHaveAttribute('aria-invalid', 'true');
      await expect(lowest).toHaveValue(locale === 'en' ? '1,200,000' : '1.200.000');
    });

    test('names the filter to remove without results, with its count', { tag: '@nightly' }, async ({ page }) => {
      test.skip(!misfit, 'every area of the portfolio has every type');
      const { listing = forSale, type = 'land' } = misfit ?? {};
      const { query } = areaOf(listing);
      const nearby = availableListings.filter(({ area }) => area === listing.area).length;
      await page.goto(`${list}?type=${type}&area=${query}`);
      await expect(status(page)).toHaveText(t('found', { count: 0 }));
      await expect(main(page).getByRole('heading', { name: words.empty.title })).toBeVisible();
      const way = main(page)
        .getByRole('listitem')
        .filter({ hasText: t('empty.without', { filter: words.types[type] }) });
      await expect(way).toContainText(exactly(t('found', { count: nearby })));
      await way.getByRole('link').click();
      await expect(page).toHaveURL(`${list}?area=${query}`);
      await expect(status(page)).toContainText(exactly(t('found', { count: nearby })));

      await page.goto(`${list}?minPrice=900000000&beds=30`);
      await expect(main(page).getByText(words.empty.several)).toBeVisible();
      await main(page)
        .getByRole('link', { name: t('empty.clear', { count: availableListings.length }) })
        .click();
      await expect(page).toHaveURL(list);
      await expect(cards(page)).toHaveCount(Math.min(availableListings.length, PER_PAGE));
    });
  });
}
