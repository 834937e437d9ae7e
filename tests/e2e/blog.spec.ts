import { articlesIn } from '@/tests/support/articles';
import { blogList, categories, PER_PAGE, titlesShown } from '@/tests/support/blog-list';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const { t, articles, titles, of, categoryLink } = blogList(locale);

  test.describe(`the blog, ${locale}`, () => {
    test('shows six articles, the newest first and largest', { tag: '@nightly' }, async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/blog`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.poll(() => titlesShown(page)).toEqual(titles.slice(0, PER_PAGE));
      const widths = await page
        .getByRole('main')
        .locator('article picture')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
      expect(widths[0]).toBe(Math.max(...widths));
      await expectNoSidewaysScroll(page);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('sets the articles in two columns, in one on phones', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/blog?page=2`);
      const boxes = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(boxes).size).toBe((page.viewportSize()?.width ?? 0) < 640 ? 1 : 2);
    });

    test('counts the articles of each category', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      for (const category of categories) {
        await expect(categoryLink(page, category)).toHaveText(new RegExp(`(?<!\\d)${of(category).length}(?!\\d)`));
      }
    });

    test('has three popular articles with dates', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      const posts = page.getByRole('region', { name: t.popular }).getByRole('listitem');
      await expect(posts).toHaveCount(3);
      const leadTo = (id: string) => articles.filter(({ fullContent }) => fullContent.includes(`"/blog/${id}"`)).length;
      const popular = [...articles].sort((a, b) => leadTo(b.id) - leadTo(a.id)).slice(0, 3);
      expect(leadTo(popular[0]?.id ?? '')).toBeGreaterThan(1);
      for (const [index, { id, date }] of popular.entries()) {
        await expect(posts.nth(index).getByRole('link')).toHaveAttribute('href', `/${locale}/blog/${id}`);
        await expect(posts.nth(index).locator('time')).toHaveAttribute('datetime', date);
      }
    });

    test('has a next page', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      const pages = page.getByRole('navigation', { name: texts[locale].pagination.label });
      await pages.getByRole('link', { name: texts[locale].pagination.next }).click();
      await expect(page).toHaveURL(`/${locale}/blog?page=2`);
      await expect(page.getByText(/2 (of|de) 2/)).toBeVisible();
      await expect.poll(() => titlesShown(page)).toEqual(titles.slice(PER_PAGE));
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await expect(page.getByText(/1 (of|de) 2/)).toBeVisible();
    });

    test('has a feed', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
        'href',
        new RegExp(`/${locale}/blog/rss.xml$`),
      );
    });

    test('fits 320 px', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const query of ['', '?q=zzzz', '?category=buying']) {
        await page.goto(`/${locale}/blog${query}`);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test.describe('the feed', () => {
  for (const locale of languages) {
    test(`is RSS 2.0, and all its URLs respond, ${locale}`, async ({ page, request, baseURL }) => {
      const response = await request.get(`/${locale}/blog/rss.xml`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('application/rss+xml');
      const feed = await page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml');
          const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
          return {
            isBroken: document.querySelector('parsererror') !== null,
            version: document.documentElement.getAttribute('version'),
            titles: texts('item > title'),
            links: texts('item > link'),
            dates: texts('item > pubDate'),
          };
        },
        await response.text(),
      );
      expect(feed.isBroken).toBe(false);
      expect(feed.version).toBe('2.0');
      expect(feed.titles).toEqual(articlesIn(locale).map(({ title }) => title));
      for (const date of feed.dates) expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
      for (const link of feed.links) {
        const { pathname } = new URL(link ?? '');
        expect((await request.get(`${baseURL}${pathname}`)).status()).toBe(200);
      }
    });
  }
});
