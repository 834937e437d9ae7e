/** @jest-environment jsdom */
import { localizedHref } from '@/lib/i18n/href';
import { isPlacePath, type AppPath } from '@/lib/i18n/routes';
import { placePath } from '@/lib/places/place-query';
import { listBuiltQueries, listPlacePaths, ruleOf } from '@/lib/places/rule-of';
import { listSitePages } from '@/lib/seo/site-pages';
import { builtPages, type BuiltPage } from '@/tests/support/built-pages';
import { hrefsOf, jsonLd } from '@/tests/support/document-parts';

const built = listBuiltQueries().map((query) => ({ query, path: placePath(query) }));
const indexed: ReadonlySet<string> = new Set(listPlacePaths());

const canonicalOf = ({ document }: BuiltPage) =>
  new URL(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? 'missing:').pathname;

it('has enough pages to test, and lists the indexed ones alone', () => {
  expect(indexed.size).toBeGreaterThan(15);
  expect(built.length).toBeGreaterThan(indexed.size);
  const listed = listSitePages().flatMap(({ path }) => (isPlacePath(path) ? [path] : []));
  expect(new Set(listed)).toEqual(indexed);
});

const same = built.flatMap(({ path, query }) => {
  const rule = ruleOf(query);
  return rule.kind === 'same' ? [[path, placePath(rule.as)] as const] : [];
});

it.each(same)('%s names %s, which is indexed, and has no alternates', (path, wider) => {
  expect(indexed.has(wider)).toBe(true);
  for (const page of builtPages(path)) {
    expect(canonicalOf(page)).toBe(localizedHref(page.locale, wider));
    expect(page.document.querySelector('link[rel="alternate"][hreflang], meta[name="robots"]')).toBeNull();
  }
});

describe.each([...indexed] as AppPath[])('%s', (path) => {
  const pages = builtPages(path);

  it('is in structured data with its homes and its path of breadcrumbs', () => {
    for (const { document, html, url } of pages) {
      const collection = jsonLd(html).find((block) => block['@type'] === 'CollectionPage') as Record<string, unknown>;
      expect(new URL(String(collection.url)).pathname).toBe(url);
      const cards = [...document.querySelectorAll('main article h3 a, main article h2 a')];
      const { itemListElement = [] } = (collection.mainEntity ?? {}) as { itemListElement?: { url: string }[] };
      expect(itemListElement.map((item) => new URL(item.url).pathname)).toEqual(
        cards.map((link) => link.getAttribute('href')),
      );
      const trail = jsonLd(html).find((block) => block['@type'] === 'BreadcrumbList') as {
        itemListElement: { item: string }[];
      };
      expect(new URL(trail.itemListElement.at(-1)?.item ?? '').pathname).toBe(url);
    }
  });

  it('links to no address in the words of the other language', () => {
    for (const { document, locale } of pages) {
      const other = locale === 'en' ? '/en/viviendas' : '/es/homes';
      expect(hrefsOf(document.body).filter((href) => href.startsWith(other))).toEqual([]);
    }
  });
});

it('reaches every indexed page from the landing page in three clicks', () => {
  for (const locale of ['en', 'es'] as const) {
    const byUrl = new Map(
      (['/', ...built.map(({ path }) => path)] as AppPath[])
        .flatMap((path) => builtPages(path))
        .map((page) => [page.url, page] as const),
    );
    let reached = new Set([localizedHref(locale, '/')]);
    for (let clicks = 0; clicks < 3; clicks += 1) {
      reached = new Set(
        [...reached].flatMap((url) => [url, ...hrefsOf(byUrl.get(url)?.document.body ?? document.body)]),
      );
    }
    const missed = [...indexed]
      .map((path) => localizedHref(locale, path as AppPath))
      .filter((url) => !reached.has(url));
    expect(missed).toEqual([]);
  }
});
