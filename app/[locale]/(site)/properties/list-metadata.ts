import { getTranslations } from 'next-intl/server';
import { placePageFor } from '@/lib/places/place-page-path';
import { listTitle } from '@/lib/listings/list/filter-labels';
import { readListingList } from '@/lib/listings/list/listing-list';
import { listingsHref } from '@/lib/listings/list/search-page';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { nothingUnfollowed, type Unfollowed } from '@/lib/listings/search/unfollowed';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import type { Metadata } from 'next';

/**
 * A list that a place page stands for names it as canonical. The whole list, lists of one type without such a page, and
 * their further pages are indexed, each under its own canonical. All others are not, and have none: noindex beside
 * another page's canonical would be two signals that disagree.
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
    title: href === listingsHref({ ...noFilters, page }) ? t('metaTitle', { page }) : title,
    description: isWhole
      ? t('description', { count: portfolioSize })
      : t('descriptionFiltered', { title, count: result.total }),
    isIndexed:
      isFollowed && result.total > 0 && types.length <= 1 && href === listingsHref({ ...noFilters, types, page }),
    canonical: isFollowed && result.total > 0 ? placePageFor(filters) : null,
  });
}
