import { expect, test, type APIRequestContext } from '@playwright/test';
import { dynamicRoutePrefixes, indexedRoutes } from '@/lib/i18n/routes';
import { availableListings } from '@/tests/support/available-listings';
import { languages } from '@/tests/support/texts';

type Found = Readonly<{ page: string; href: string }>;

const AT_ONCE = 8;

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

function hrefsOf(html: string, page: string, origin: string): readonly string[] {
  const tags = [...html.matchAll(/<(?:a|form)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/method="post"/i.test(tag));
  return tags
    .flatMap((tag) => /\s(?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? [])
    .map((href) => new URL(decode(href), origin + page))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search + url.hash);
}

const alternatesOf = (html = ''): readonly string[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g)].map(
    ([, url]) => new URL(decode(url ?? '')).pathname,
  );

const withoutHash = (href: string) => href.split('#')[0] ?? href;

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

async function sitemapPaths(request: APIRequestContext, locale: string): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url ?? '').pathname)
    .filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
}

test.describe('every link of every page', () => {
  test.skip(({ isMobile }) => isMobile, 'the pages are the same for every window');

  for (const locale of languages) {
    test(`leads to an existing page and anchor, ${locale}`, { tag: '@nightly' }, async ({ request, baseURL }) => {
      test.setTimeout(180_000);
      const origin = new URL(baseURL ?? '').origin;
      const html = new Map<string, string>();
      const wrong: string[] = [];
      const found: Found[] = [];

      const visit = async (path: string) => {
        if (html.has(path)) return;
        html.set(path, '');
        const response = await request.get(path, { maxRedirects: 0 });
        const kind = response.headers()['content-type'] ?? '';
        const to = response.headers().location;
        if (to !== undefined) {
          const next = new URL(to, origin);
          if (/^\/(en|es)?$/.test(next.pathname)) wrong.push(`${path} ends on the home page`);
          else await visit(next.pathname + next.search);
          return;
        }
        if (response.status() !== 200) wrong.push(`${path} answers ${response.status()}`);
        if (!kind.startsWith('text/html')) return;
        const text = await response.text();
        html.set(path, text);
      };

      const pages = await sitemapPaths(request, locale);
      expect(pages.length).toBeGreaterThan(indexedRoutes.length + availableListings.length);
      await inTurns(pages, visit);
      for (const page of pages) {
        for (const href of hrefsOf(html.get(page) ?? '', page, origin)) found.push({ page, href });
      }
      await inTurns([...new Set(found.map(({ href }) => withoutHash(href)))], visit);

      for (const { page, href } of found) {
        const [path = '', hash] = href.split('#');
        const text = html.get(path) ?? '';
        if (hash && text !== '' && !text.includes(`id="${decodeURIComponent(hash)}"`)) {
          wrong.push(`${page}: no part ${hash} on ${path}`);
        }
        const isOtherLanguage = new RegExp(`^/${locale === 'en' ? 'es' : 'en'}(/|$)`).test(path);
        const isSwitcher = path.slice(3) === withoutHash(page).slice(3) || alternatesOf(html.get(page)).includes(path);
        if (isOtherLanguage && !isSwitcher) wrong.push(`${page}: ${href} is in the other language`);
        const isOurs = /^\/(en|es)(\/|$)/.test(path) || /\.(pdf|xml|webp|avif|jpg)$/.test(path);
        if (!isOurs) wrong.push(`${page}: ${href} has no language`);
      }
      expect([...new Set(wrong)].sort()).toEqual([]);
      for (const prefix of dynamicRoutePrefixes.slice(0, 3)) {
        expect(found.some(({ href }) => href.startsWith(`/${locale}${prefix}`))).toBe(true);
      }
    });
  }
});
