import { splitLocale } from '@/lib/i18n/href';
import { cachedListPath, cachedLists, type CachedList } from '@/lib/i18n/list-paths';
import { cachedListingQuery } from '@/lib/listings/search/cached-query';
import { cachedArticleQuery } from '@/lib/writing/cached-article-query';

const cachedQuery = { '/properties': cachedListingQuery, '/blog': cachedArticleQuery } as const;

/** `whole` is prerendered; `cached` and `rendered` name the page of a filtered list. */
type ListPage = Readonly<{ kind: 'whole' } | { kind: 'cached' | 'rendered'; page: string }>;

export function listPage({
  pathname,
  search,
  searchParams,
}: Pick<URL, 'pathname' | 'search' | 'searchParams'>): ListPage | null {
  const { locale, path } = splitLocale(pathname);
  const list = cachedLists.find((candidate): candidate is CachedList => candidate === path);
  if (!locale || !list) return null;
  if (search === '') return { kind: 'whole' };
  const query = cachedQuery[list](searchParams);
  if (query === '') return { kind: 'whole' };
  if (query === null) return { kind: 'rendered', page: `${pathname}/filtered${search}` };
  return { kind: 'cached', page: `/${locale}${cachedListPath(list, query)}` };
}
