import { featuredHomes, homes, listWords, pricesShown } from '../support/homes';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Page } from '@playwright/test';

const PER_PAGE = 9;
const CHIPS = ['apartment', 'house', 'villa', 'penthouse'] as const;
const FURTHER = ['duplex', 'land', 'commercial'] as const;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const status = (page: Page) => main(page).getByRole('status');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const ofType = (type: string) => homes.filter((home) => home.type === type);

async function structuredData(page: Page): Promise<readonly Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script) as Record<string, unknown>);
}

for (const locale of languages) {
  const words = texts[locale].propertyList;
  const t = listWords[locale];
  const list = `/${locale}/properties`;
  const chip = (page: Page, type: keyof typeof words.types) =>
    main(page).getByRole('link', { name: new RegExp(`^${words.types[type]}\\s?\\d+$`) });
  const openMore = (page: Page) => main(page).locator('#home-filters summary').click();

  test.describe(`the list of homes, ${locale}`, () => {
    test('shows the featured homes first, nine of all, and says so', async ({ page }) => {
      const { complaints, strangers } = watch(page);
      await page.goto(list);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words.kinds.all} ${words.places.all}`);
      await expect(status(page)).toContainText(t('found', { count: homes.length }));
      await expect(status(page)).toContainText(t('shown', { first: 1, last: PER_PAGE }));
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

    test('filters by each chip, with the number it promised', async ({ page }) => {
      await page.goto(list);
      await expect(chip(page, 'all')).toHaveAttribute('aria-current', 'true');
      for (const type of CHIPS) {
        const count = ofType(type).length;
        await expect(chip(page, type)).toContainText(String(count));
        await chip(page, type).click();
        await expect(page).toHaveURL(`${list}?type=${type}`);
        await expect(status(page)).toContainText(t('found', { count }));
        await expect(cards(page)).toHaveCount(Math.min(count, PER_PAGE));
        await expect(chip(page, type)).toHaveAttribute('aria-current', 'true');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words.kinds[type]);
      }
      await chip(page, 'all').click();
      await expect(page).toHaveURL(list);
      await expect(status(page)).toContainText(t('found', { count: homes.length }));
    });

    test('offers the rarer types among the further filters', async ({ page }) => {
      await page.goto(list);
      for (const type of FURTHER) {
        await expect(chip(page, type)).toBeHidden();
        await openMore(page);
        await chip(page, type).click();
        await expect(status(page)).toContainText(t('found', { count: ofType(type).length }));
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
        await expect(status(page)).toContainText(t('found', { count }));
      }
      await expect(main(page).getByText(texts[locale].propertyCard.perMonth)).toHaveCount(0);
    });

    test('sorts as soon as an order is chosen, and keeps the focus', async ({ page }) => {
      await page.goto(list);
      const sort = main(page).getByLabel(words.sortBy);
      await sort.focus();
      await sort.selectOption('price-asc');
      await expect(page).toHaveURL(`${list}?sort=price-asc`);
      await expect
        .poll(() => pricesShown(page))
        .toEqual(
          homes
            .map(({ price }) => price)
            .sort((one, other) => one - other)
            .slice(0, PER_PAGE),
        );
      await expect(sort).toBeFocused();
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
      await expect(status(page)).toContainText(t('found', { count }));
      await expect(cards(page)).toHaveCount(count);
      await expect(main(page).locator('#home-filters summary')).toContainText('4');

      const tags = main(page).getByRole('list', { name: words.applied });
      await tags.getByRole('link', { name: t('wishes.beds', { count: 3 }) }).click();
      await expect(page).toHaveURL(`${list}?area=costa%20blanca&minPrice=390000&maxPrice=1300000&minSize=100`);
      await expect(main(page).getByLabel(words.anyBeds, { exact: true })).toBeChecked();
      await tags.getByRole('link', { name: words.clearAll }).click();
      await expect(page).toHaveURL(list);
      await expect(tags).toHaveCount(0);
      await expect(status(page)).toBeFocused();
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

    test('says which filter stands in the way, and where that leads', async ({ page }) => {
      await page.goto(`${list}?type=land&area=gr%C3%A0cia`);
      await expect(status(page)).toHaveText(t('found', { count: 0 }));
      await expect(main(page).getByRole('heading', { name: words.empty.title })).toBeVisible();
      const gracia = homes.filter(({ area }) => area === 'gracia').length;
      const way = main(page)
        .getByRole('listitem')
        .filter({ hasText: t('empty.without', { wish: words.types.land }) });
      await expect(way).toContainText(t('found', { count: gracia }));
      await expectAccessible(page);
      await way.getByRole('link').click();
      await expect(page).toHaveURL(`${list}?area=gr%C3%A0cia`);
      await expect(status(page)).toContainText(t('found', { count: gracia }));

      await page.goto(`${list}?minPrice=900000000&beds=30`);
      await expect(main(page).getByText(words.empty.several)).toBeVisible();
      await main(page)
        .getByRole('link', { name: t('empty.clear', { count: homes.length }) })
        .click();
      await expect(page).toHaveURL(list);
      await expect(cards(page)).toHaveCount(PER_PAGE);
    });

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

    test('comes Back to what was left: filters, fields and place', async ({ page }) => {
      await page.goto(`${list}?operation=sale`);
      await main(page).getByLabel(words.sortBy).selectOption('price-asc');
      await expect(page).toHaveURL(`${list}?operation=sale&sort=price-asc`);
      await chip(page, 'apartment').click();
      await expect(page).toHaveURL(`${list}?operation=sale&type=apartment&sort=price-asc`);
      const shown = await titles(page);
      await cards(page).nth(6).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await cards(page).nth(6).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[6] ?? '');
      await page.goBack();
      await expect(page).toHaveURL(`${list}?operation=sale&type=apartment&sort=price-asc`);
      expect(await titles(page)).toEqual(shown);
      await expect(main(page).getByLabel(words.sortBy)).toHaveValue('price-asc');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
      await page.goBack();
      await expect(page).toHaveURL(`${list}?operation=sale&sort=price-asc`);
      await expect(chip(page, 'all')).toHaveAttribute('aria-current', 'true');
      await page.goBack();
      await expect(page).toHaveURL(`${list}?operation=sale`);
      await expect(main(page).getByLabel(words.sortBy)).toHaveValue('');
    });

    test('survives whatever stands in the address', async ({ page }) => {
      const last = homes.length - 2 * PER_PAGE;
      for (const [query, total, shown] of [
        ['type=castle&beds=-3&page=9999&price=abc', homes.length, last],
        ['type=villa&type=house', homes.length, PER_PAGE],
        ['minPrice=abc&maxPrice=-1&minSize=NaN&sort=up', homes.length, PER_PAGE],
        ['page=0', homes.length, PER_PAGE],
        // A location without a single word is no location; one that no home has finds none.
        ['area=%00&location=%F0%9F%8F%A0', homes.length, PER_PAGE],
        ['location=%3Cscript%3Ealert(1)%3C/script%3E', 0, 0],
      ] as const) {
        const answer = await page.goto(`${list}?${query}`);
        expect(answer?.status(), query).toBe(200);
        await expect(status(page), query).toContainText(t('found', { count: total }));
        await expect(cards(page), query).toHaveCount(shown);
      }
      await page.goto(`${list}?minPrice=1300000&maxPrice=1200000`);
      const between = homes.filter(({ price }) => price >= 1_200_000 && price <= 1_300_000).length;
      await expect(cards(page)).toHaveCount(between);
    });

    test('finds areas and places however they are written', async ({ page }) => {
      const inArea = (...areas: readonly string[]) => homes.filter(({ area }) => areas.includes(area)).length;
      for (const [query, count] of [
        ['area=gr%C3%A0cia', inArea('gracia')],
        ['area=GRACIA', inArea('gracia')],
        ['area=sarri%C3%A0-sant%20gervasi', inArea('sarria-sant-gervasi')],
        ['area=diagonal+mar', inArea('diagonal-mar')],
        ['area=costa+blanca', inArea('moraira', 'altea', 'benissa', 'calp')],
        ['location=calpe', inArea('calp')],
        ['location=08012', homes.filter(({ postalCode }) => postalCode === '08012').length],
      ] as const) {
        await page.goto(`${list}?${query}`);
        await expect(status(page), query).toContainText(t('found', { count }));
      }
    });

    test('tells search engines which list counts', async ({ page }) => {
      const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
      const robots = page.locator('meta[name="robots"]');
      const seen = new Set<string>();
      for (const [query, isIndexed] of [
        ['', true],
        ['?type=villa', true],
        ['?area=gr%C3%A0cia', true],
        ['?type=villa&beds=2', false],
        ['?sort=newest', false],
        ['?page=2', false],
        ['?type=apartment&page=2', false],
        ['?type=land&area=gr%C3%A0cia', false],
      ] as const) {
        await page.goto(list + query);
        expect(new URL((await canonical()) ?? '').pathname, query).toBe(list);
        if (isIndexed) await expect(robots, query).toHaveCount(0);
        else await expect(robots, query).toHaveAttribute('content', 'noindex, follow');
        seen.add(await page.title());
      }
      expect(seen.size).toBe(8);
    });

    test('describes the list and the way to it as data', async ({ page }) => {
      await page.goto(`${list}?area=gr%C3%A0cia`);
      const data = await structuredData(page);
      const items = data.find((entry) => entry['@type'] === 'ItemList')?.itemListElement as {
        position: number;
        url: string;
      }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      for (const { url } of items) expect(url).toMatch(new RegExp(`^https?://[^/]+${list}/`));
      const trail = data.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
      expect(trail.map(({ item }) => new URL(item).pathname)).toEqual([`/${locale}`, list, list]);
    });

    test('keeps its filters in the other language', async ({ page }) => {
      test.skip((page.viewportSize()?.width ?? 0) < 1024, 'the switch of the frame is tested on phones with the frame');
      await page.goto(`${list}?type=villa&area=costa%20blanca`);
      const other = locale === 'en' ? 'es' : 'en';
      await page.getByRole('banner').locator(`summary[aria-label^="${locale.toUpperCase()}"]`).click();
      await page.getByRole('banner').locator(`a[lang="${other}"]`).first().click();
      await expect(page).toHaveURL(`/${other}/properties?type=villa&area=costa%20blanca`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts[other].propertyList.kinds.villa);
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

  test.describe(`the list of homes without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('filters by links', async ({ page }) => {
      await page.goto(list);
      await chip(page, 'villa').click();
      await expect(status(page)).toContainText(t('found', { count: ofType('villa').length }));
      const tags = main(page).getByRole('list', { name: words.applied });
      await tags.getByRole('link', { name: words.types.villa }).click();
      await expect(page).toHaveURL(list);
      await page.getByRole('navigation', { name: texts[locale].pagination.label }).locator('[rel="next"]').click();
      await expect(page).toHaveURL(`${list}?page=2`);
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
      await expect(status(page)).toContainText(t('found', { count: found.length }));
      await expect(main(page).getByLabel(words.area, { exact: true })).toHaveValue('eixample');
      await main(page).getByLabel(words.sortBy).selectOption('price-asc');
      await main(page).getByRole('button', { name: words.apply, exact: true }).click();
      await expect(status(page)).toContainText(t('found', { count: found.length }));
      expect(await pricesShown(page)).toEqual(found.map(({ price }) => price).sort((one, other) => one - other));
    });
  });
}

function listPage(locale: 'en' | 'es', number: number): string {
  return texts[locale].pagination.page.replace('{number}', String(number));
}
