import { articleCategories, noArticleFilter, subjects } from './article-filter';
import { locales } from '@/lib/i18n/locales';
import { contentFacts } from '@/lib/site/content-facts';
import { setSiteFacts } from '@/lib/site/site-facts';
import { listArticles } from './articles';
import { isGuide, readBlog } from './blog-page';
import { setDeskWriting } from './desk-writing';

describe.each(locales)('the blog in %s', (locale) => {
  it('has six articles per page, newest first', () => {
    const first = readBlog(locale);
    const shown = Array.from({ length: first.texts.pageCount }, (_, index) =>
      readBlog(locale, { ...noArticleFilter, page: index + 1 }).texts.items.map(({ id }) => id),
    );
    expect(shown[0]).toHaveLength(6);
    expect(shown.flat()).toEqual(listArticles(locale).map(({ id }) => id));
  });

  it('counts what each category shows', () => {
    const { categories } = readBlog(locale);
    expect(categories.map(({ id }) => id)).toEqual([...articleCategories]);
    for (const { id, count } of categories) {
      expect(readBlog(locale, { ...noArticleFilter, category: id }).texts.total).toBe(count);
      expect(count).toBeGreaterThan(0);
    }
  });

  it('has articles and guides of a subject, as counted', () => {
    const { subjects: options } = readBlog(locale);
    expect(options.map(({ id }) => id)).toEqual([...subjects]);
    for (const { id, count } of options) {
      const { texts } = readBlog(locale, { ...noArticleFilter, subject: id });
      expect(texts.total).toBe(count);
      expect(count).toBeGreaterThan(0);
      for (const text of texts.items) expect(text.subjects).toContain(id);
    }
    expect(readBlog(locale, { ...noArticleFilter, subject: 'buying-tips', page: 2 }).texts.items.some(isGuide)).toBe(
      true,
    );
  });

  it('offers only categories and subjects of an article once the samples are hidden', () => {
    const own = {
      ...{
        id: 'own',
        areas: [],
        author: 'agent',
        category: 'market' as const,
        subjects: ['design-decoration' as const],
      },
      ...{ searchTitle: { en: 'Own', es: 'Own' } },
      ...{ image: 'blog-market', date: '2026-11-20' as const, updated: '2026-11-20' as const },
    };
    const text = { title: 'Own', excerpt: 'Own', fullContent: '<p>Own</p>', imageAlt: '' };
    try {
      setSiteFacts({ ...contentFacts, areSamplesHidden: true });
      setDeskWriting({ articles: [], questions: { es: [], en: [] } });
      expect(readBlog(locale)).toMatchObject({ categories: [], subjects: [] });
      setDeskWriting({ articles: [{ ...own, text: { es: text, en: text } }], questions: { es: [], en: [] } });
      const { categories, subjects: offered } = readBlog(locale);
      expect(categories).toMatchObject([{ id: 'market', count: 1 }]);
      expect(offered).toMatchObject([{ id: 'design-decoration', count: 1 }]);
      const chosen = readBlog(locale, { ...noArticleFilter, subject: 'financing' });
      expect(chosen.subjects.map(({ id }) => id)).toEqual(['financing', 'design-decoration']);
    } finally {
      setSiteFacts(null);
      setDeskWriting(null);
    }
  });

  it('counts with the query', () => {
    const q = 'Barcelona';
    const { texts, categories } = readBlog(locale, { ...noArticleFilter, q });
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(texts.total);
    for (const { href } of categories) expect(href).toContain('q=Barcelona');
    expect(texts.total).toBeLessThan(listArticles(locale).length);
  });

  it('counts without the query if nothing is found', () => {
    const { categories } = readBlog(locale, { ...noArticleFilter, q: 'zzzz', category: 'design' });
    expect(categories.map(({ count }) => count)).toEqual(readBlog(locale).categories.map(({ count }) => count));
    expect(categories.find(({ id }) => id === 'market')?.href).toBe('/blog?category=market');
    expect(categories.find(({ id }) => id === 'design')?.href).toBe('/blog');
  });

  it('shows the last page past the end, and one empty page without results', () => {
    expect(readBlog(locale, { ...noArticleFilter, page: 9999 }).filter.page).toBe(2);
    expect(readBlog(locale, { ...noArticleFilter, q: 'zzzz' }).texts).toMatchObject({
      total: 0,
      page: 1,
      pageCount: 1,
    });
  });

  it('has three popular posts, whatever the filter', () => {
    expect(readBlog(locale, { ...noArticleFilter, q: 'zzzz' }).popular).toHaveLength(3);
  });
});
