import type { AppPath } from '@/lib/i18n/routes';

/** `/services/sales` becomes `services-sales.jpg`. */
export function ogImageName(path: AppPath): string {
  return path === '/' ? 'site.jpg' : `${path.slice(1).replaceAll('/', '-')}.jpg`;
}

export const placeOgImageName = (id: string) => `place-${id}.jpg` as const;
