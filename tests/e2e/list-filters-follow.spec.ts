import { blogList, PER_PAGE, titlesShown } from '@/tests/support/blog-list';
import { listingList, ofType, status } from '@/tests/support/listing-list';
import { areaHref, listAreas } from '@/lib/site/areas';
import { availableListings, exactly } from '@/tests/support/available-listings';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

/** A list and its filters share one path. Next's router may reuse a page of the same path with another query. */
for (const locale of languages) {
  test.describe(`filters show their own list, ${locale}`, () => {
    test('of articles, after clearing one, and on the way back', { tag: '@nightly' }, async ({ page }) => {
      const { of, categoryLink, titles } = blogList(locale);
      const shows = (category: string) =>
        expect.poll(() => titlesShown(page)).toEqual(of(category).map((a) => a.title));
      await page.goto(`/${locale}/blog`);
      await categoryLink(page, 'buying').click();
      await shows('buying');
      await categoryLink(page, 'buying').click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await expect.poll(() => titlesShown(page)).toEqual(titles.slice(0, PER_PAGE));
      for (const category of ['selling', 'design', 'market']) {
        await categoryLink(page, category as 'selling').click();
        await expect(page).toHaveURL(`/${locale}/blog?category=${category}`);
        await shows(category);
      }
      await page.goBack();
      await shows('design');
      await page.goBack();
      await shows('selling');
    });

    test('of listings, when the list was reached by a link', async ({ page }) => {
      const { chip, list, t } = listingList(locale);
      const shows = (count: number) => expect(status(page)).toContainText(exactly(t('found', { count })));
      const types = (['apartment', 'house', 'villa'] as const).filter((type) => ofType(type).length > 0);
      await page.goto(`/${locale}`);
      const link = page.getByRole('banner').getByRole('link', { name: texts[locale].header.links.homes, exact: true });
      await link.hover();
      await page.waitForLoadState('networkidle');
      await link.click();
      await shows(availableListings.length);
      for (const type of types) {
        await chip(page, type).click();
        await expect(page).toHaveURL(`${list}?type=${type}`);
        await shows(ofType(type).length);
      }
      await chip(page, 'all').click();
      await expect(page).toHaveURL(list);
      await shows(availableListings.length);
      for (const type of types.toReversed()) {
        await chip(page, type).click();
        await shows(ofType(type).length);
      }
      await page.goBack();
      await page.goBack();
      await shows(ofType(types.at(-1) ?? '').length);
    });

    test(
      'of articles, when other links were pointed at, and on further pages',
      { tag: '@nightly' },
      async ({ page }) => {
        const { of, categoryLink, titles } = blogList(locale);
        const shows = (expected: readonly string[]) => expect.poll(() => titlesShown(page)).toEqual(expected);
        const titlesOf = (category: string) => of(category).map(({ title }) => title);
        await page.goto(`/${locale}/blog`);
        await page.getByRole('link', { name: texts[locale].pagination.next }).click();
        await shows(titles.slice(PER_PAGE, 2 * PER_PAGE));
        for (const category of ['selling', 'design', 'buying'] as const) await categoryLink(page, category).hover();
        await page.waitForLoadState('networkidle');
        for (const category of ['buying', 'market', 'design'] as const) {
          await categoryLink(page, category).click();
          await expect(page).toHaveURL(`/${locale}/blog?category=${category}`);
          await shows(titlesOf(category));
        }
        await page.goBack();
        await shows(titlesOf('market'));
        await page.goBack();
        await shows(titlesOf('buying'));
        await page.goBack();
        await shows(titles.slice(PER_PAGE, 2 * PER_PAGE));
        await page.goForward();
        await shows(titlesOf('buying'));
        await page.reload();
        await shows(titlesOf('buying'));
      },
    );

    test('of listings, by links of the footer, and after a chip', { tag: '@nightly' }, async ({ page }) => {
      const { chip, list, t } = listingList(locale);
      const shows = (listings: readonly unknown[]) =>
        expect(status(page)).toContainText(exactly(t('found', { count: listings.length })));
      const areas = listAreas().filter(({ isInFooter }) => isInFooter);
      await page.goto(list);
      for (const area of areas) {
        const href = `/${locale}${areaHref(area)}`;
        await page.getByRole('contentinfo').locator(`a[href="${href}"]`).click();
        await expect(page).toHaveURL(href);
        const inArea = availableListings.filter((listing) => listing.area === area.id);
        await shows(inArea);
        const [{ type } = { type: 'apartment' }] = inArea;
        if (await chip(page, type as 'villa').isHidden()) continue;
        await chip(page, type as 'villa').click();
        await shows(inArea.filter((listing) => listing.type === type));
        await page.goBack();
        await expect(page).toHaveURL(href);
        await shows(inArea);
      }
    });
  });
}
