import type { Query } from '@/lib/text/query';
import { articlesHref, parseArticleFilter } from './article-filter';

const MAX_PAGE = 50;

/**
 * Canonical query under which the list of a query is cached, `''` for all articles. Null if it has to be rendered for
 * the request.
 */
export function cachedArticleQuery(query: Query): string | null {
  const filter = parseArticleFilter(query);
  if (filter.q !== '' || filter.page > MAX_PAGE) return null;
  return articlesHref(filter).split('?')[1] ?? '';
}
