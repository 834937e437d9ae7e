import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { agency } from '@/content/agency';

const body = (name: string) => readFileSync(path.join(process.cwd(), '.next/server/app', `${name}.body`), 'utf8');

it('robots.txt has the sitemap, excludes accounts and admits the addresses of calendar programs', () => {
  const robots = body('robots.txt');
  expect(robots).toMatch(/Sitemap: .*\/sitemap\.xml/);
  expect(robots.split('\n').filter((line) => line.startsWith('Disallow:'))).toEqual([
    'Disallow: /api/',
    'Disallow: /*/dashboard',
    'Disallow: /*/auth/',
    'Disallow: /*/logout',
  ]);
  expect(robots.split('\n').filter((line) => line.startsWith('Allow:'))).toEqual([
    'Allow: /',
    'Allow: /api/calendars/',
    'Allow: /api/viewings.ics',
  ]);
});

it('has a manifest with its icons', () => {
  const manifest = JSON.parse(body('manifest.webmanifest')) as Record<string, unknown> & { icons: { src: string }[] };
  expect(manifest).toMatchObject({ id: '/', lang: 'en-GB', dir: 'ltr', start_url: '/', name: agency.name });
  for (const { src } of manifest.icons) expect(existsSync(path.join(process.cwd(), 'public', src))).toBe(true);
});
