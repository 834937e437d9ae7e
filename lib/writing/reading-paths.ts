import { readingPaths } from '@/content/reading-paths';
import { isHiddenPath } from '@/lib/site/samples';
import type { AppPath } from '@/lib/i18n/routes';
import type { Locale } from '@/lib/i18n/locales';

type NearbyPage = Readonly<{ path: AppPath; text: string }>;

export function pagesNearby(path: AppPath, locale: Locale): readonly NearbyPage[] {
  const group = readingPaths.find((pages) => pages.some((page) => page.path === path)) ?? [];
  return group
    .filter((page) => page.path !== path && !isHiddenPath(page.path))
    .map((page) => ({ path: page.path, text: page.text[locale] }));
}
