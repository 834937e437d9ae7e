import { homeList, PER_PAGE, status, titles } from '../support/home-list';
import { exactly, homes } from '../support/homes';
import { cards, main } from '../support/page-parts';
import { expect, test } from '../support/settled-visitor';
import { structuredData } from '../support/structured-data';
import { languages, texts } from '../support/texts';

for (const locale of languages) {
  const { words, t, list, chip } = homeList(locale);

  test.describe(`the list of homes, ${locale}`, () => {
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
      await expect(cards(page).getByRole('heading')).toHaveText(shown);
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
        ['area=%01&location=%F0%9F%8F%A0', homes.length, PER_PAGE],
        ['location=%3Cscript%3Ealert(1)%3C/script%3E', 0, 0],
      ] as const) {
        const answer = await page.goto(`${list}?${query}`);
        expect(answer?.status(), query).toBe(200);
        await expect(status(page), query).toContainText(exactly(t('found', { count: total })));
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
        await expect(status(page), query).toContainText(exactly(t('found', { count })));
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
  });
}
