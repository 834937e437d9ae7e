import { warmPages } from './warm-pages';

it('opens the entry pages, the newest listings and a filtered list in each language, and outlives a failure', async () => {
  const opened: string[] = [];
  const fetched = jest.fn((url: URL) => {
    opened.push(url.pathname + url.search);
    return opened.length === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(new Response('page'));
  });
  Object.assign(global, { fetch: fetched });
  await warmPages();
  for (const locale of ['en', 'es']) {
    const own = opened.filter((path) => path.startsWith(`/${locale}`));
    expect(own).toEqual(
      expect.arrayContaining([`/${locale}`, `/${locale}/properties`, `/${locale}/properties?operation=sale`]),
    );
    expect(own.filter((path) => /\/properties\/[^/]+$/.test(path))).toHaveLength(3);
  }
});
