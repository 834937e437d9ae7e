import { articlePath, guidePath, indexedRoutes, memberPath, listingPath, type AppPath } from '@/lib/i18n/routes';
import { guides } from '@/content/guides';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listTypeLists } from '@/lib/listings/list/type-lists';
import type { AppHref } from '@/lib/i18n/href';
import { listPlacePaths } from '@/lib/places/rule-of';
import { memberIds } from '@/lib/listings/catalogue/detail-ids';
import { defaultLocale } from '@/lib/i18n/locales';
import { listArticles } from '@/lib/writing/articles';

export type SitePage = Readonly<{
  path: AppPath;
  /** ISO date. */
  updated?: string;
  /** Names. */
  images?: readonly string[];
}>;

type SitemapPage = Readonly<{ href: AppHref } & Pick<SitePage, 'updated' | 'images'>>;

export function listSitePages(): readonly SitePage[] {
  return [
    ...indexedRoutes.map((path) => ({ path })),
    ...listPlacePaths().map((path) => ({ path })),
    ...memberIds().map((id) => ({ path: memberPath(id) })),
    ...listListings().map(({ id, images, updated }) => ({ path: listingPath(id), updated, images })),
    ...listArticles(defaultLocale).map(({ date, id, updated }) => ({
      path: articlePath(id),
      updated: updated ?? date,
    })),
    ...guides.map(({ id, updated }) => ({ path: guidePath(id), updated })),
  ];
}

export const listSitemapPages = (): readonly SitemapPage[] => [
  ...listSitePages().map(({ path, ...page }) => ({ href: path, ...page })),
  ...listTypeLists().map(({ href }) => ({ href })),
];
