import { articleIds } from '@/content/articles/ids';
import { locales } from '@/lib/i18n/locales';
import { findArticle, listArticles, popularArticles } from './articles';
import { isImageName } from '@/lib/site/images';

describe.each(locales)('articles in %s', (locale) => {
  const articles = listArticles(locale);

  it('lists every article once, the newest first', () => {
    expect(articles.map(({ id }) => id).sort()).toEqual([...articleIds].sort());
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('covers the six categories', () => {
    expect(new Set(articles.map(({ category }) => category)).size).toBe(6);
  });

  it('ranks as popular the three most linked', () => {
    const leadTo = (id: string) =>
      articleIds.filter((other) => findArticle(other, locale)?.fullContent.includes(`href="/blog/${id}"`)).length;
    const popular = popularArticles(locale).map(({ id }) => id);
    const others = articleIds.filter((id) => !popular.includes(id));
    expect(popular).toHaveLength(3);
    expect(Math.min(...popular.map(leadTo))).toBeGreaterThanOrEqual(Math.max(...others.map(leadTo)));
    expect(popular).toEqual(popularArticles(locale === 'en' ? 'es' : 'en').map(({ id }) => id));
  });

  it('has unique titles and excerpts, and existing images', () => {
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(new Set(articles.map(({ excerpt }) => excerpt)).size).toBe(articles.length);
    expect(articles.filter(({ image }) => !isImageName(image))).toEqual([]);
  });

  it('omits bodies from lists', () => {
    expect(articles.every((article) => !('fullContent' in article))).toBe(true);
  });

  it.each(articleIds)('finds %s with its body and sources', (id) => {
    const article = findArticle(id, locale);
    expect(article?.fullContent.length).toBeGreaterThan(2000);
    expect(article?.sources.length).toBeGreaterThan(0);
  });

  it('is null for unknown ids and names of Object.prototype', () => {
    expect(findArticle('no-such-article', locale)).toBeNull();
    expect(findArticle('constructor', locale)).toBeNull();
  });
});
