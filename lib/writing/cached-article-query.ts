import type { Query } from '@/lib/text/query';
import { articlesHref, parseArticleFilter } from './article-filter';

const MAX_PAGE = 50;

/** Canonical query; `''`: all articles; null: rendered per request. */
export function cachedArticleQuery(query: Query): string | null {
  const filter = parseArticleFilter(query);
  if (filter.q !== '' || filter.page > MAX_PAGE) return null;
  return articlesHref(filter).split('?')[1] ?? '';
}
