/** @jest-environment jsdom */
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { listSitePages } from './site-pages';
import { writeSitemap } from './write-sitemap';

const text = [...writeSitemap(new URL('https://agency.example/'))].join('');

const listed = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
  /<loc>([^<]+)/.exec(entry)?.[1],
  /<lastmod>([^<]+)/.exec(entry)?.[1],
]);

it('lists every indexed page of both languages, with dates of dated pages only', () => {
  const expected = listSitePages().flatMap(({ path, updated }) =>
    locales.map((locale) => [`https://agency.example${localizedHref(locale, path)}`, updated]),
  );
  expect(listed).toEqual(expected);
  const dates = listed.flatMap(([, date]) => date ?? []);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.length).toBeLessThan(listed.length);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

it('is a document of the protocol', () => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(document.querySelectorAll('urlset > url > loc').length).toBe(listed.length);
});
