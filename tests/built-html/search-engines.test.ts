import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { agency } from '@/content/agency';
import { listSitePages } from '@/lib/seo/site-pages';
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';

const body = (name: string) => readFileSync(path.join(process.cwd(), '.next/server/app', `${name}.body`), 'utf8');

it('lists every indexed page of both languages in the sitemap, and nothing else', () => {
  const listed = [...body('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const expected = listSitePages().flatMap(({ path: page }) => locales.map((locale) => localizedHref(locale, page)));
  expect(listed.sort()).toEqual(expected.sort());
});

it('has dates of dated pages only', () => {
  const listed = [...body('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
    new URL(/<loc>([^<]+)/.exec(entry)?.[1] ?? 'missing:').pathname,
    /<lastmod>([^<]+)/.exec(entry)?.[1],
  ]);
  const expected = listSitePages().flatMap(({ path: page, updated }) =>
    locales.map((locale) => [localizedHref(locale, page), updated]),
  );
  expect(listed.sort()).toEqual(expected.sort());
  const dates = listed.flatMap(([, date]) => date ?? []);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.length).toBeLessThan(listed.length);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

it('robots.txt has the sitemap and excludes accounts', () => {
  const robots = body('robots.txt');
  expect(robots).toMatch(/Sitemap: .*\/sitemap\.xml/);
  expect(robots.split('\n').filter((line) => line.startsWith('Disallow:'))).toEqual([
    'Disallow: /api/',
    'Disallow: /*/dashboard',
    'Disallow: /*/auth/',
    'Disallow: /*/logout',
  ]);
});

it('has a manifest with its icons', () => {
  const manifest = JSON.parse(body('manifest.webmanifest')) as Record<string, unknown> & { icons: { src: string }[] };
  expect(manifest).toMatchObject({ id: '/', lang: 'en-GB', dir: 'ltr', start_url: '/', name: agency.name });
  for (const { src } of manifest.icons) expect(existsSync(path.join(process.cwd(), 'public', src))).toBe(true);
});
