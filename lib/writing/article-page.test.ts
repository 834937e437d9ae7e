import { articleIds } from '@/content/articles/ids';
import { locales } from '@/lib/i18n/locales';
import { readArticlePage } from './article-page';

describe.each(locales)('pages of articles in %s', (locale) => {
  it.each(articleIds)('%s has three articles and two or three listings', (id) => {
    const page = readArticlePage(id, locale);
    expect(page?.related).toHaveLength(3);
    expect(page?.related.map((article) => article.id)).not.toContain(id);
    expect([2, 3]).toContain(page?.listings.length);
  });

  it('is null for an unknown id', () => {
    expect(readArticlePage('no-such-article', locale)).toBeNull();
  });
});
