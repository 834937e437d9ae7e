import { articleCategories, noArticleFilter } from '@/lib/domain/articles/article-filter';
import { locales } from '@/lib/i18n/locales';
import { listArticles } from './articles';
import { readBlog } from './blog';

describe.each(locales)('the blog in %s', (locale) => {
  it('shows six articles a page, the newest first, and has a page for each of them', () => {
    const first = readBlog(locale);
    const shown = Array.from({ length: first.articles.pageCount }, (_, index) =>
      readBlog(locale, { ...noArticleFilter, page: index + 1 }).articles.items.map(({ id }) => id),
    );
    expect(shown[0]).toHaveLength(6);
    expect(shown.flat()).toEqual(listArticles(locale).map(({ id }) => id));
  });

  it('counts what each category shows', () => {
    const { categories } = readBlog(locale);
    expect(categories.map(({ id }) => id)).toEqual([...articleCategories]);
    for (const { id, count } of categories) {
      expect(readBlog(locale, { ...noArticleFilter, category: id }).articles.total).toBe(count);
      expect(count).toBeGreaterThan(0);
    }
  });

  it('counts with the words searched for', () => {
    const q = 'Barcelona';
    const { articles, categories } = readBlog(locale, { ...noArticleFilter, q });
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(articles.total);
    for (const { href } of categories) expect(href).toContain('q=Barcelona');
    expect(articles.total).toBeLessThan(listArticles(locale).length);
  });

  it('offers the categories without the words where these are nowhere', () => {
    const { categories } = readBlog(locale, { q: 'zzzz', category: 'design', page: 1 });
    expect(categories.map(({ count }) => count)).toEqual(readBlog(locale).categories.map(({ count }) => count));
    expect(categories.find(({ id }) => id === 'market')?.href).toBe('/blog?category=market');
    expect(categories.find(({ id }) => id === 'design')?.href).toBe('/blog');
  });

  it('shows the last page for one past the end, and one empty page where nothing is found', () => {
    expect(readBlog(locale, { ...noArticleFilter, page: 9999 }).filter.page).toBe(2);
    expect(readBlog(locale, { ...noArticleFilter, q: 'zzzz' }).articles).toMatchObject({
      total: 0,
      page: 1,
      pageCount: 1,
    });
  });

  it('has three popular posts, whatever the filter', () => {
    expect(readBlog(locale, { ...noArticleFilter, q: 'zzzz' }).popular).toHaveLength(3);
  });
});
