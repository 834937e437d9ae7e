import { getTranslations } from 'next-intl/server';
import { placePageFor } from '@/lib/places/place-page-path';
import { listTitle } from '@/lib/listings/list/filter-labels';
import { readListingList } from '@/lib/listings/list/listing-list';
import { listingsHref } from '@/lib/listings/list/search-page';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { nothingUnfollowed, type Unfollowed } from '@/lib/listings/search/unfollowed';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

/**
 * Lists are indexed under their place page; the full list, lists of one type without a place page, and their further pages
 * under themselves. All others are noindex without canonical, because both signals contradict each other.
 */
export async function listMetadata(
  requested: SearchFilters,
  { place, repeated, unknown, ignored }: Unfollowed = nothingUnfollowed,
): Promise<Metadata> {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { filters, result, portfolioSize } = readListingList(requested, locale);
  const { page, types } = filters;
  const href = listingsHref(filters);
  const isWhole = href === '/properties';
  const isFollowed = place === null && ignored === '' && repeated.length + unknown.length === 0;
  const title = listTitle(t, filters, locale);
  return pageMetadata({
    locale,
    path: '/properties',
    href,
    title: href === listingsHref({ ...noFilters, page }) ? t(forTown('metaTitle'), { page, town: ownTown() }) : title,
    description: isWhole
      ? t(forTown('description'), { count: portfolioSize, town: ownTown() })
      : t('descriptionFiltered', { title, count: result.total }),
    isIndexed:
      isFollowed && result.total > 0 && types.length <= 1 && href === listingsHref({ ...noFilters, types, page }),
    canonical: isFollowed && result.total > 0 ? placePageFor(filters) : null,
  });
}
