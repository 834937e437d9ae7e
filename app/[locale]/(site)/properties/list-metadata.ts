import { getTranslations } from 'next-intl/server';
import { listTitle, appliedFilters } from '@/lib/listings/filter-labels';
import { readListingList } from '@/lib/listings/listing-list';
import { listingsHref } from '@/lib/listings/search-page';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import type { Metadata } from 'next';

/** Canonical is the unfiltered list. Only lists of one type or area are indexed. */
export async function listMetadata(requested: SearchFilters): Promise<Metadata> {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { filters, result, portfolioSize } = readListingList(requested, locale);
  const isWhole = listingsHref(filters) === '/properties';
  const title = listTitle(t, filters, locale);
  const [filter, ...others] = appliedFilters(filters);
  const isIndexed =
    isWhole ||
    ((filter === 'type' || filter === 'area') &&
      others.length === 0 &&
      result.total > 0 &&
      listingsHref({ ...noFilters, [filter]: filters[filter] }) === listingsHref(filters));
  const metadata = pageMetadata({
    locale,
    path: '/properties',
    title,
    description: isWhole
      ? t('description', { count: portfolioSize })
      : t('descriptionFiltered', { title, count: result.total }),
    isIndexed,
  });
  return isIndexed
    ? metadata
    : {
        ...metadata,
        alternates: { canonical: localizedHref(locale, '/properties') },
        robots: { index: false, follow: true },
      };
}
