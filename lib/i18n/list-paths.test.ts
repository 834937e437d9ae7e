import { cachedListPath, publicPath, queryOfCachedList } from './list-paths';

it.each(['type=villa', 'area=gr%C3%A0cia&page=2', 'area=costa%20blanca'])('%s has a page and an address', (query) => {
  const page = cachedListPath('/properties', query);
  expect(page.split('/')).toHaveLength(4);
  expect(publicPath(page)).toBe(`/properties?${query}`);
  expect(publicPath(`/es${page}`)).toBe(`/es/properties?${query}`);
  expect(queryOfCachedList(page.split('/').at(-1) ?? '').toString()).toBe(new URLSearchParams(query).toString());
});

it.each(['/properties', '/en/properties/flat-1', '/blog/list', '/faq/list/a', '/en/properties/list/a/b'])(
  '%s is the address of its page',
  (path) => {
    expect(publicPath(path)).toBe(path);
  },
);
