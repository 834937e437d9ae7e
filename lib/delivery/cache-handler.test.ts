import CacheHandler from './cache-handler.mjs';
import { outdatePages } from './page-freshness.mjs';

const MB = 1_000_000;
const handler = new CacheHandler({ fs: {}, flushToDisk: false, serverDistDir: '/none', maxMemoryCacheSize: 50 * MB });

const render = () => ({
  page: {
    kind: 'APP_PAGE',
    html: '<html><body><script src="/a.js" async=""></script><script>one()</script></body></html>',
    headers: { 'x-next-cache-tags': 'a' },
  },
  context: { kind: 'APP_PAGE', cacheControl: { revalidate: false as const, expire: undefined } },
});

it('prepares a page before it is stored: a miss is served from the same object', async () => {
  const { page, context } = render();
  await handler.set('/en/miss', page, context);
  expect(page.html).not.toContain('async=""');
  expect(page.html).toContain('requestAnimationFrame');
  expect(page.headers).toEqual({
    'x-next-cache-tags': 'a',
    'content-security-policy': expect.stringMatching(/script-src 'self' ('sha256-[^']+' ?){2};/),
  });
});

it('has one copy of a page, prepared once', async () => {
  const { page, context } = render();
  await handler.set('/en/one', page, context);
  const { html } = page;
  const entry = await handler.get('/en/one', context);
  expect(entry?.value).toBe(page);
  expect(entry?.value.html).toBe(html);
});

it('lets caches in between have a page for a second, and renders it again only after a change', async () => {
  const { page, context } = render();
  await handler.set('/en/second', page, context);
  expect(context.cacheControl).toEqual({ revalidate: 1, expire: undefined });
  jest.useFakeTimers({ now: Date.now() + 3_600_000 });
  const entry = await handler.get('/en/second', context);
  jest.useRealTimers();
  expect(entry?.cacheControl).toEqual({ revalidate: 1, expire: undefined });
  expect(entry?.lastModified).toBeGreaterThan(Date.now() + 3_599_000);
  outdatePages();
  expect(await handler.get('/en/second', context)).toBeNull();
});
