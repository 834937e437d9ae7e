import type { AppPath } from '@/lib/i18n/routes';

/**
 * File name of the shared picture of a page, the same in every language: `/services/sales` has
 * `services-sales.jpg`, the home page `site.jpg`.
 */
export function ogImageName(path: AppPath): string {
  return path === '/' ? 'site.jpg' : `${path.slice(1).replaceAll('/', '-')}.jpg`;
}
