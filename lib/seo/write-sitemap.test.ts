/** @jest-environment jsdom */
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listSitePages } from './site-pages';
import { writeSitemap } from './write-sitemap';

const text = [...writeSitemap(new URL('https://agency.example/'))].join('');
const map = new DOMParser().parseFromString(text, 'application/xml');

const listed = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
  /<loc>([^<]+)/.exec(entry)?.[1],
  /<lastmod>([^<]+)/.exec(entry)?.[1],
]);

it('lists every indexed page of both languages, with dates of dated pages only', () => {
  const expected = listSitePages().flatMap(({ path, updated }) =>
    locales.map((locale) => [`https://agency.example${localizedHref(locale, path)}`, updated]),
  );
  expect(listed.slice(0, expected.length)).toEqual(expected);
  const dates = listed.flatMap(([, date]) => date ?? []);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.length).toBeLessThan(listed.length);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

it('lists plots and premises, which have no place pages', () => {
  const addresses = listed.map(([address]) => address);
  for (const type of ['land', 'commercial']) {
    for (const locale of ['en', 'es']) {
      expect(addresses).toContain(`https://agency.example/${locale}/properties?type=${type}`);
    }
  }
});

it('lists the images of each home', () => {
  const images = [...map.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-image/1.1', 'loc')];
  const shown = listListings().flatMap((listing) => listing.images);
  expect(shown.length).toBeGreaterThan(0);
  expect(images).toHaveLength(shown.length * locales.length);
  for (const { textContent } of images)
    expect(textContent).toMatch(/^https:\/\/agency\.example\/pictures\/[\w-]+\.webp$/);
});

it('is a document of the protocol', () => {
  expect(map.querySelector('parsererror')).toBeNull();
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(map.querySelectorAll('urlset > url > loc').length).toBe(listed.length);
});
