import { isFresh, isCacheable, outdatePages } from './page-freshness.mjs';

const render = (key: string) => {
  const page = { html: key };
  return { page, isCached: isCacheable(key, page) };
};

it('serves pages of the build until the catalogue changes', () => {
  const built = { html: 'of the build' };
  expect(isFresh('/en', built)).toBe(true);
  outdatePages();
  expect(isFresh('/en', built)).toBe(false);
});

it('keeps a page that was rendered after the change, until the next one', () => {
  expect(isFresh('/en', null)).toBe(false);
  const { page, isCached } = render('/en');
  expect(isCached).toBe(true);
  expect(isFresh('/en', page)).toBe(true);
  outdatePages();
  expect(isFresh('/en', page)).toBe(false);
});

it('does not keep a page during whose rendering the catalogue changed', () => {
  isFresh('/en/properties', null);
  outdatePages();
  expect(render('/en/properties').isCached).toBe(false);
  isFresh('/en/properties', null);
  expect(render('/en/properties').isCached).toBe(true);
});

it('counts from the first of those who wait for a page', () => {
  isFresh('/es', null);
  outdatePages();
  isFresh('/es', null);
  expect(render('/es').isCached).toBe(false);
});

it('forgets pages whose rendering fails, and caches none whose time it has forgotten', () => {
  const { requestedAt } = (globalThis as never)[Symbol.for('site.page-freshness')] as {
    requestedAt: Map<string, number>;
  };
  outdatePages();
  for (let page = 0; page < 10_000; page += 1) isFresh(`/failing/${page}`, null);
  expect(requestedAt.size).toBe(1_000);
  expect(render('/failing/0').isCached).toBe(false);
  expect(render('/failing/9999').isCached).toBe(true);
});
