import type { Query } from '@/lib/text/query';
import { articlesHref, parseArticleFilter } from './article-filter';

const MAX_PAGE = 50;

/**
 * Returns the canonical query of the cached list, `''` for all articles; null if it is rendered
 * per request.
 */
export function cachedArticleQuery(query: Query): string | null {
  const filter = parseArticleFilter(query);
  if (filter.q !== '' || filter.page > MAX_PAGE) return null;
  return articlesHref(filter).split('?')[1] ?? '';
}
