import type { APIRequestContext } from '@playwright/test';
import { listingList, ofType, PER_PAGE, status } from '@/tests/support/listing-list';
import { areaOf, exactly, groupsOfAreas, availableListings } from '@/tests/support/available-listings';
import { cards } from '@/tests/support/page-parts';
import { forSale } from '@/tests/support/listing-page';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages } from '@/tests/support/texts';

async function headOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  return {
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    items: (type: string) => data.find((entry) => entry['@type'] === type)?.itemListElement as Record<string, string>[],
  };
}

const hasSecondPage = availableListings.length > PER_PAGE;

for (const locale of languages) {
  const { t, list } = listingList(locale);
  const { query: area } = areaOf(forSale);

  test.describe(`the URLs of the list, ${locale}`, () => {
    test('have titles and structured data', { tag: '@nightly' }, async ({ request }) => {
      const seen = new Set<string>();
      for (const query of [
        '',
        `?type=${forSale.type}`,
        `?area=${area}`,
        `?type=${forSale.type}&beds=1`,
        '?sort=newest',
        '?page=2',
        `?type=${forSale.type}&area=${area}`,
      ]) {
        seen.add((await headOf(request, list + query)).title);
      }
      expect(seen.size).toBe(hasSecondPage ? 7 : 6);

      const { items } = await headOf(request, `${list}?area=${area}`);
      const listed = items('ItemList');
      expect(listed.map(({ position }) => position)).toEqual(listed.map((_, index) => index + 1));
      for (const { url } of listed) expect(url).toMatch(new RegExp(`^https?://[^/]+${list}/`));
      const trail = items('BreadcrumbList').map(({ item = '' }) => new URL(item).pathname);
      expect(trail).toEqual([`/${locale}`, list, list]);
    });

    test('handle any query', { tag: '@nightly' }, async ({ page }) => {
      const last = availableListings.length - (Math.ceil(availableListings.length / PER_PAGE) - 1) * PER_PAGE;
      const first = Math.min(availableListings.length, PER_PAGE);
      const either = availableListings.filter(({ type }) => type === 'villa' || type === 'house').length;
      for (const [query, total, shown] of [
        ['type=castle&beds=-3&page=9999&price=abc', availableListings.length, last],
        ['type=villa&type=house', either, Math.min(either, PER_PAGE)],
        ['minPrice=abc&maxPrice=-1&minSize=NaN&sort=up', availableListings.length, first],
        ['page=0', availableListings.length, first],
        ['area=%01&location=%F0%9F%8F%A0', availableListings.length, first],
        ['location=%3Cscript%3Ealert(1)%3C/script%3E', 0, 0],
      ] as const) {
        const response = await page.goto(`${list}?${query}`);
        expect(response?.status(), query).toBe(200);
        await expect(status(page), query).toContainText(exactly(t('found', { count: total })));
        await expect(cards(page), query).toHaveCount(shown);
      }
      await page.goto(`${list}?minPrice=${forSale.price + 1_000}&maxPrice=${forSale.price - 1_000}`);
      const { length: count } = availableListings.filter(({ price }) => Math.abs(price - forSale.price) <= 1_000);
      await expect(cards(page)).toHaveCount(count);
    });

    test('find areas and places in any spelling', { tag: '@nightly' }, async ({ page }) => {
      const inAreas = (...ids: readonly string[]) =>
        availableListings.filter((listing) => ids.includes(listing.area)).length;
      const { id, name, aliases } = areaOf(forSale);
      const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '');
      for (const [query, count] of [
        ...[name, name.toUpperCase(), plain, ...aliases].map(
          (written) => [`area=${encodeURIComponent(written)}`, inAreas(id)] as const,
        ),
        ...groupsOfAreas.map((group) => [`area=${group.name.replace(' ', '+')}`, inAreas(...group.areas)] as const),
        [
          `location=${forSale.postalCode}`,
          availableListings.filter(({ postalCode }) => postalCode === forSale.postalCode).length,
        ] as const,
        [`type=${forSale.type}`, ofType(forSale.type).length] as const,
      ]) {
        await page.goto(`${list}?${query}`);
        await expect(status(page), query).toContainText(exactly(t('found', { count })));
      }
    });
  });
}
