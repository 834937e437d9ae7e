import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';
import { languages, texts } from '@/tests/support/texts';

jest.setTimeout(60_000);

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

async function open(path: string, headers: Record<string, string> = {}) {
  const { status, headers: given, body } = await rawGet(site.port, path, { accept: BROWSER, ...headers });
  const to = given.location === undefined ? null : new URL(given.location, site.url);
  return { status, headers: given, html: body.toString(), leadsTo: to && to.pathname + to.search };
}

describe.each(languages)('missing pages, %s', (locale) => {
  const {
    articleNotFound: missingArticle,
    guideNotFound: missingGuide,
    listingNotFound,
    notFoundScreen: missingScreen,
  } = texts[locale];

  it.each([
    ['/properties/unknown', listingNotFound.unknown, '/properties'],
    ['/blog/unknown', missingArticle, '/blog'],
    ['/guias/unknown', missingGuide, '/guides'],
    ['/recursos/unknown', missingGuide, '/guides'],
    ['/recursos/guias/unknown', missingGuide, '/guides'],
  ])('%s is a complete not-found page', async (path, { title, text }, hub) => {
    const { status, html, headers } = await open(`/${locale}${path}`);
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain(title);
    expect(main).toContain(text);
    expect(main).toContain('/pictures/spot-not-found-');
    for (const way of [hub, '/search', '/contact']) expect(main).toContain(`href="/${locale}${way}"`);
    expect(main).toContain(missingScreen.search);
  });

  it.each([
    '/guias/unknown',
    '/guides/unknown',
    '/recursos/unknown',
    '/recursos/guias/unknown',
    '/blog/unknown',
    '/properties/unknown',
  ])('%s without a locale ends there too', async (path) => {
    let response = await open(path, { 'accept-language': locale });
    for (let step = 0; response.leadsTo && step < 5; step += 1) response = await open(response.leadsTo);
    expect(response.status).toBe(404);
    expect(response.html).toContain(`<html lang="${locale}"`);
  });

  it.each(['/nope.html', '/wp-login.php', '/x.png', '/pictures/nope.png'])(
    '%s is file-like: a small page in the browser’s language',
    async (path) => {
      const { status, headers, html } = await open(path, { 'accept-language': locale });
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).not.toContain('<script');
      expect(html.length).toBeLessThan(3_000);
      const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      for (const way of ['', '/contact']) expect(html).toContain(`href="/${locale}${way}"`);
    },
  );

  it.each(['/nope.php', '/guias/nope.php', '/properties/nope.jpg'])('%s under a locale keeps it', async (path) => {
    const { status, html } = await open(`/${locale}${path}`, { 'accept-language': 'fr' });
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.length).toBeLessThan(3_000);
  });

  it('keeps locale, path and query of a URL in capitals', async () => {
    const other = { 'accept-language': locale === 'en' ? 'es' : 'en' };
    const [big, mixed] = [locale.toUpperCase(), locale[0]?.toUpperCase() + locale.slice(1)];
    for (const [from, to] of [
      [`/${big}/properties`, `/${locale}/properties`],
      [`/${big}/Properties?type=villa`, `/${locale}/properties?type=villa`],
      [`/${mixed}/blog/tendencias-2024?x=Y`, `/${locale}/blog/tendencias-2024?x=Y`],
      [`/${mixed}`, `/${locale}`],
    ] as const) {
      const { status, leadsTo } = await open(from, other);
      expect([from, status, leadsTo]).toEqual([from, 307, to]);
    }
  });
});

it.each([
  ['/x.png', 'image/avif,image/webp,*/*;q=0.8'],
  ['/en/x.js', '*/*'],
  ['/pictures/nope.avif', 'image/avif'],
])('%s in the place of an asset is a line of text', async (path, accept) => {
  const { status, headers, html } = await open(path, { accept });
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
  expect(html).not.toContain('<');
});
