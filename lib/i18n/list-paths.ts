export const cachedLists = ['/properties', '/blog'] as const;

export type CachedList = (typeof cachedLists)[number];

const CACHED_PAGE = /^((?:\/[a-z]{2})?\/(?:properties|blog))\/list\/([^/]+)$/;

export const cachedListPath = (list: CachedList, query: string): string => `${list}/list/${encodeURIComponent(query)}`;

export const publicPath = (path: string): string =>
  path.replace(CACHED_PAGE, (_, list: string, query: string) => `${list}?${decodeURIComponent(query)}`);

export const queryOfCachedList = (parameter: string): URLSearchParams =>
  new URLSearchParams(decodeURIComponent(parameter));
