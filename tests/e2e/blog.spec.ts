import { articlesIn } from '../support/articles';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Page } from '@playwright/test';

const PER_PAGE = 6;
const categories = ['buying', 'investment', 'renovation', 'design', 'selling', 'market'] as const;

/** Words typed without the accents and in other letters than the title has them. */
const searches = {
  en: { typed: 'BESOS light', finds: 'luz-y-orientacion' },
  es: { typed: 'MONTANA luz', finds: 'luz-y-orientacion' },
} as const;

const titlesShown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.querySelector('h2, h3')?.textContent ?? ''));

for (const locale of languages) {
  const t = texts[locale].blogPage;
  const names = texts[locale].articleCategories;
  const articles = articlesIn(locale);
  const titles = articles.map(({ title }) => title);
  const of = (category: string) => articles.filter((article) => article.category === category);
  const categoryLink = (page: Page, category: (typeof categories)[number]) =>
    page
      .getByRole('navigation', { name: t.categories })
      .getByRole('link', { name: new RegExp(`^${names[category]} `) });

  test.describe(`the blog, ${locale}`, () => {
    test('shows six articles, the newest first and largest', async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/blog`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.poll(() => titlesShown(page)).toEqual(titles.slice(0, PER_PAGE));
      const widths = await page
        .getByRole('main')
        .locator('article picture')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().width));
      expect(widths[0]).toBe(Math.max(...widths));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('sets the articles in two columns, in one on phones', async ({ page }) => {
      await page.goto(`/${locale}/blog?page=2`);
      const boxes = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(boxes).size).toBe((page.viewportSize()?.width ?? 0) < 640 ? 1 : 2);
    });

    test('counts the articles of each category', async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      for (const category of categories) {
        await expect(categoryLink(page, category)).toHaveText(new RegExp(`${of(category).length}`));
      }
    });

    test('names three popular posts with their dates', async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      const posts = page.getByRole('region', { name: t.popular }).getByRole('listitem');
      await expect(posts).toHaveCount(3);
      const popular = articles.filter(({ isPopular }) => isPopular);
      for (const [index, { id, date }] of popular.entries()) {
        await expect(posts.nth(index).getByRole('link')).toHaveAttribute('href', `/${locale}/blog/${id}`);
        await expect(posts.nth(index).locator('time')).toHaveAttribute('datetime', date);
      }
    });

    test('filters by category, and a second click clears it', async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      await categoryLink(page, 'renovation').click();
      await expect(page).toHaveURL(`/${locale}/blog?category=renovation`);
      await expect(page.getByText(t.filteredByCategory.replace('{category}', names.renovation))).toBeVisible();
      await expect.poll(() => titlesShown(page)).toEqual(of('renovation').map(({ title }) => title));
      await expectAccessible(page);
      await expect(categoryLink(page, 'renovation')).toHaveAttribute('aria-current', 'true');
      await categoryLink(page, 'renovation').click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await expect(page.getByRole('heading', { name: t.all })).toBeVisible();
      await expect.poll(() => titlesShown(page)).toEqual(titles.slice(0, PER_PAGE));
    });

    test('takes the category off by the badge, and Back brings it again', async ({ page }) => {
      await page.goto(`/${locale}/blog?category=selling`);
      await page.getByRole('link', { name: t.removeCategory }).click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await expect(page.getByRole('heading', { name: t.all })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/blog?category=selling`);
      await expect(page.getByRole('link', { name: t.removeCategory })).toBeVisible();
      await expect.poll(() => titlesShown(page)).toEqual(of('selling').map(({ title }) => title));
    });

    test('searches titles and excerpts whatever the capitals and accents, within a category too', async ({ page }) => {
      const { typed, finds } = searches[locale];
      const title = articles.find(({ id }) => id === finds)?.title ?? '';
      await page.goto(`/${locale}/blog?category=design`);
      await page.getByRole('searchbox', { name: t.search }).fill(typed);
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page).toHaveURL(/[?&]q=[^&]+/);
      await expect(page).toHaveURL(/category=design/);
      await expect.poll(() => titlesShown(page)).toEqual([title]);
      await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue(typed);
      await page.getByRole('link', { name: t.removeSearch }).click();
      await expect(page).toHaveURL(`/${locale}/blog?category=design`);
      await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('');
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue(typed);
      await expect.poll(() => titlesShown(page)).toEqual([title]);
    });

    test('says when nothing is found and leads back to everything', async ({ page }) => {
      await page.goto(`/${locale}/blog?q=zzzz`);
      await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
      await expect(page.getByText(t.emptyText)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(categoryLink(page, 'market')).toHaveAttribute('href', `/${locale}/blog?category=market`);
      await page.getByRole('link', { name: t.clearFilters }).click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await expect(page.getByRole('heading', { name: t.emptyTitle })).toHaveCount(0);
      await expect.poll(() => titlesShown(page)).toHaveLength(PER_PAGE);
    });

    test('has its other articles on the next page', async ({ page }) => {
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

    test('keeps filtered pages out of search engines and names the whole blog canonical', async ({ page }) => {
      await page.goto(`/${locale}/blog?category=market`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${locale}/blog$`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await page.goto(`/${locale}/blog`);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
        'href',
        new RegExp(`/${locale}/blog/rss.xml$`),
      );
    });

    test('is whole at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const query of ['', '?q=zzzz', '?category=buying']) {
        await page.goto(`/${locale}/blog${query}`);
        await expectNoSidewaysScroll(page);
      }
    });
  });

  test.describe(`the blog without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('searches, filters, turns pages and clears', async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      await page.getByRole('searchbox', { name: t.search }).fill('barcelona');
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page).toHaveURL(`/${locale}/blog?q=barcelona`);
      await categoryLink(page, 'investment').click();
      await expect(page).toHaveURL(`/${locale}/blog?q=barcelona&category=investment`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await page.getByRole('link', { name: t.removeCategory }).click();
      await page.getByRole('link', { name: t.removeSearch }).click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await page.getByRole('link', { name: texts[locale].pagination.next }).click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(titles.length - PER_PAGE);
    });
  });
}

test('tells in Spanish that nothing was found in the words of the specification', async ({ page }) => {
  await page.goto('/es/blog?q=zzzz');
  await expect(page.getByText('No se encontraron artículos', { exact: true })).toBeVisible();
  await expect(page.getByText('Intenta con otros términos de búsqueda o categorías.', { exact: true })).toBeVisible();
});

for (const query of [
  'category=castle',
  'page=-3',
  'page=abc',
  'page=9999',
  'category=buying&category=market',
  'q=%E2%82%AC%25%3F',
  'q=%00%1B%F0%9F%8F%A0',
  `q=${'a'.repeat(3000)}`,
  'q=%3Cscript%3Ealert(1)%3C/script%3E',
  'page=',
  'category',
]) {
  test(`stands with ?${query.slice(0, 40)}`, async ({ page }) => {
    const seen = watch(page);
    const answer = await page.goto(`/es/blog?${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(seen.complaints).toEqual([]);
  });
}

test.describe('the feed', () => {
  for (const locale of languages) {
    test(`is RSS 2.0 in ${locale}, and every address in it answers`, async ({ page, request, baseURL }) => {
      const answer = await request.get(`/${locale}/blog/rss.xml`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('application/rss+xml');
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
        await answer.text(),
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
