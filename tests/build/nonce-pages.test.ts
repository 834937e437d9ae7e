import { readFileSync } from 'node:fs';
import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';

jest.setTimeout(60_000);

const manifest = <T>(name: string): T => JSON.parse(readFileSync(`.next/${name}.json`, 'utf8')) as T;
const { dynamicRoutes, routes } = manifest<Record<'dynamicRoutes' | 'routes', object>>('prerender-manifest');

/** Pages that Next renders for each request and that need neither an id nor an account. */
const rendered = Object.entries(manifest<Record<string, string>>('app-path-routes-manifest'))
  .filter(([file, route]) => file.endsWith('/page') && !(route in dynamicRoutes) && !(route in routes))
  .map(([, route]) => route.replace('/[locale]', '/en'))
  .filter((route) => !route.includes('[') && !route.includes('/dashboard'));

it('pages that are rendered for each request run under a nonce', async () => {
  expect(rendered.length).toBeGreaterThan(15);
  const without: string[] = [];
  for (const path of rendered) {
    const { headers, status } = await rawGet(site.port, path);
    const isPage = status === 200;
    if (isPage && !/script-src 'self' 'nonce-/.test(String(headers['content-security-policy']))) without.push(path);
  }
  expect(without).toEqual([]);
});
