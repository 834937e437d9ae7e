/** @jest-environment jsdom */
import { mainLinks } from '@/components/layout/site-header/links';
import { listSitePages } from '@/lib/seo/site-pages';
import { DESCRIPTION_MAX, TITLE_MAX } from '@/lib/text/fit';
import { indexedRoutes, isTool } from '@/lib/i18n/routes';
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { builtPages, prerenderedRoutes } from '@/tests/support/built-pages';
import { commonWords, withoutNames } from '@/tests/support/common-words';
import { rawGet } from '@/tests/support/raw-get';
import { sharedSite } from '@/tests/support/shared-site';

const paths = listSitePages()
  .map(({ path }) => path)
  .filter((path) => !isTool(path));
const pages = paths.flatMap((path) => builtPages(path));
const cases = pages.map((page) => [page.url, page] as const);

const content = (page: (typeof pages)[number], selector: string) =>
  page.document.querySelector(selector)?.getAttribute('content') ?? '';

it('prerenders every public route in both languages', () => {
  const prerendered = prerenderedRoutes();
  const missing = paths
    .flatMap((path) => locales.map((locale) => localizedHref(locale, path)))
    .filter((url) => !prerendered.has(url));
  expect(missing).toEqual([]);
});

describe('search results', () => {
  type Head = Readonly<{ url: string; locale: string; title: string; description: string; heading: string }>;
  const headOf = (url: string, locale: string, document: Document): Head => ({
    url,
    locale,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    heading: document.querySelector('h1')?.textContent ?? '',
  });
  const heads = pages.map(({ url, locale, document }) => headOf(url, locale, document));

  beforeAll(async () => {
    for (const locale of locales) {
      for (const path of indexedRoutes.filter(isTool)) {
        const url = localizedHref(locale, path);
        const html = (await rawGet(sharedSite.port, url)).body.toString();
        heads.push(headOf(url, locale, new DOMParser().parseFromString(html, 'text/html')));
      }
    }
  });

  const equal = (valueOf: (head: Head) => string) =>
    heads.flatMap((head, index) =>
      heads.slice(0, index).flatMap((other) => (valueOf(other) === valueOf(head) ? [[other.url, head.url]] : [])),
    );

  it('have titles and descriptions that no other page has, in either language', () => {
    expect(equal(({ title }) => title)).toEqual([]);
    expect(equal(({ description }) => description)).toEqual([]);
  });

  it('lead to pages whose headings no other page of the language has', () => {
    expect(equal(({ locale, heading }) => `${locale} ${heading}`)).toEqual([]);
  });

  it('have titles and descriptions that are shown whole', () => {
    const wrong = heads.filter(
      ({ title, description }) =>
        title.length <= 10 ||
        title.length > TITLE_MAX ||
        description.length < 70 ||
        description.length > DESCRIPTION_MAX,
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(cases)('%s', (url, page) => {
  it('is a complete document in its language with one heading and one main', () => {
    expect(page.document.documentElement.lang).toBe(page.locale);
    expect(page.document.documentElement.dir).toBe('ltr');
    expect(page.document.querySelectorAll('h1')).toHaveLength(1);
    expect(page.document.querySelectorAll('main')).toHaveLength(1);
  });

  it('links to the landing page and every main page in the mobile menu', () => {
    const links = [...page.document.querySelectorAll('[data-mobile-menu] nav a')].map((link) =>
      link.getAttribute('href'),
    );
    const wanted = ['/', ...mainLinks.map(({ href }) => href)] as const;
    expect(links).toEqual(expect.arrayContaining(wanted.map((path) => localizedHref(page.locale, path))));
  });

  it('has one language, and marks others', () => {
    const main = page.document.querySelector('main')?.cloneNode(true) as HTMLElement;
    main.querySelectorAll('[lang], script, style').forEach((element) => element.remove());
    const other = commonWords[page.locale === 'en' ? 'es' : 'en'];
    const walker = page.document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    expect(texts.filter((text) => other.test(withoutNames(text)))).toEqual([]);
  });

  it('has canonical and alternates, with x-default without locale', () => {
    const href = (selector: string) =>
      new URL(page.document.querySelector(selector)?.getAttribute('href') ?? 'missing:', 'http://localhost').pathname;
    expect(href('link[rel="canonical"]')).toBe(url);
    for (const locale of locales) {
      expect(href(`link[rel="alternate"][hreflang="${locale}"]`)).toBe(localizedHref(locale, page.path));
    }
    expect(href('link[rel="alternate"][hreflang="x-default"]')).toBe(page.path);
    expect(page.document.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(locales.length + 1);
  });

  it('has Open Graph with an image', () => {
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type']) {
      expect(content(page, `meta[property="${property}"]`)).not.toBe('');
    }
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('has no inline style or handler', () => {
    expect(page.document.querySelectorAll('[style]')).toHaveLength(0);
    const handlers = [...page.document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('has alt text or decorative images, in fixed proportions', () => {
    for (const image of page.document.querySelectorAll('img')) {
      expect(image.hasAttribute('alt')).toBe(true);
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('has valid JSON-LD', () => {
    for (const script of page.document.querySelectorAll('script[type="application/ld+json"]')) {
      const data: unknown = JSON.parse(script.textContent ?? '');
      expect(JSON.stringify(data)).toContain('"@context":"https://schema.org"');
    }
  });
});
