/** Lists that have a cached page for each canonical query. */
export const cachedLists = ['/properties', '/blog'] as const;

export type CachedList = (typeof cachedLists)[number];

const CACHED_PAGE = /^((?:\/[a-z]{2})?\/(?:properties|blog))\/list\/([^/]+)$/;

/** Path of the page that the middleware shows at the address of a filtered list. */
export const cachedListPath = (list: CachedList, query: string): string => `${list}/list/${encodeURIComponent(query)}`;

/** Public address of such a page; other paths are returned as they are. */
export const publicPath = (path: string): string =>
  path.replace(CACHED_PAGE, (_, list: string, query: string) => `${list}?${decodeURIComponent(query)}`);

/** Query of such a page from its route parameter. */
export const queryOfCachedList = (parameter: string): URLSearchParams =>
  new URLSearchParams(decodeURIComponent(parameter));
