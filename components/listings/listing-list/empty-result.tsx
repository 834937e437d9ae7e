import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { filterLabel, inPlaceLabel } from '@/lib/listings/list/filter-labels';
import type { ListingListView } from '@/lib/listings/list/listing-list';
import { getImage } from '@/lib/site/images';
import {
  appliedFilters,
  noFilters,
  withoutFilter,
  type SearchFilters,
  type Filter,
} from '@/lib/listings/search/filters';
import type { SearchResult } from '@/lib/listings/search/search';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './empty-result.module.scss';
import { FilterLink } from './filter-link';

type EmptyResultProps = {
  filters: SearchFilters;
  result: SearchResult;
  near: ListingListView['nearby'];
  portfolioSize: number;
};

export async function EmptyResult({ filters, result: { without }, near, portfolioSize }: EmptyResultProps) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const gainOf = (filter: Filter) => without[filter] ?? 0;
  const helpful = appliedFilters(filters)
    .filter((filter) => gainOf(filter) > 0)
    .toSorted((one, other) => gainOf(other) - gainOf(one));

  return (
    <div className={styles.empty}>
      <Image image={getImage('spot-empty-search', locale)} sizes="(min-width: 640px) 320px, 60vw" isDecorative />
      <div className={styles.text}>
        <h2>{t(portfolioSize === 0 ? 'empty.none' : 'empty.title')}</h2>
        <p className="soft">{t(adviceOf(portfolioSize, helpful.length))}</p>
        {helpful.length > 0 && (
          <ul className={styles.ways}>
            {near && (
              <li>
                <FilterLink id="near-by" className={arrowLinkClass} locale={locale} filters={near.filters}>
                  <ArrowLabel>{t('empty.near', { place: inPlaceLabel(t, near.place) })}</ArrowLabel>
                </FilterLink>
                <span className="soft numeric">{t('found', { count: near.total })}</span>
              </li>
            )}
            {helpful.map((filter) => (
              <li key={filter}>
                <FilterLink
                  id={`without-${filter}`}
                  className={arrowLinkClass}
                  locale={locale}
                  filters={withoutFilter(filters, filter)}
                >
                  <ArrowLabel>{t('empty.without', { filter: filterLabel(t, filter, filters, locale) })}</ArrowLabel>
                </FilterLink>
                <span className="soft numeric">{t('found', { count: gainOf(filter) })}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {portfolioSize > 0 && (
            <FilterLink
              id="without-all"
              className={buttonClass({ look: 'outline' })}
              locale={locale}
              filters={noFilters}
            >
              {t('empty.clear', { count: portfolioSize })}
            </FilterLink>
          )}
          <Link className={arrowLinkClass} href="/contact">
            <ArrowLabel>{t('empty.contact')}</ArrowLabel>
          </Link>
        </div>
      </div>
    </div>
  );
}

function adviceOf(portfolioSize: number, helpful: number): 'empty.noneText' | 'empty.loosen' | 'empty.several' {
  if (portfolioSize === 0) return 'empty.noneText';
  return helpful > 0 ? 'empty.loosen' : 'empty.several';
}
