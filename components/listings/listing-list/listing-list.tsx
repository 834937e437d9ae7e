import { Info } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { AlertOffer } from '@/components/listings/alerts/alert-offer';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { Pagination } from '@/components/layout/pagination/pagination';
import { inPlaceLabel, listHeading, listTitle } from '@/lib/listings/list/filter-labels';
import { alertFilters, canonicalQuery } from '@/lib/listings/alerts/alerts';
import type { ListingListView } from '@/lib/listings/list/listing-list';
import { listTypeLists } from '@/lib/listings/list/type-lists';
import { findPlaceOption, listingsHref } from '@/lib/listings/list/search-page';
import { noFilters, shownMeasure } from '@/lib/listings/search/filters';
import { LISTINGS_PER_PAGE } from '@/lib/listings/search/search';
import type { Unfollowed } from '@/lib/listings/search/unfollowed';
import { numberFields, type TypedNumbers } from '@/lib/listings/search/typed-numbers';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { Fragment, type ReactNode } from 'react';
import { MapSplit } from '@/components/map/map-split';
import { Icon } from '@/components/ui/icon';
import { itemList } from '@/lib/seo/json-ld';
import { isOtherCurrency } from '@/lib/text/parse-price';
import { AppliedFilters } from './applied-filters';
import { EmptyResult } from './empty-result';
import { FilterBar } from './filter-bar';
import { FilterNavigation } from './filter-navigation';
import styles from './listing-list.module.scss';
import { MeansNote } from './means-note';
import { ResultGroups } from './result-groups';

const FORM_ID = 'home-filters';
const STATUS_ID = 'homes-found';

type ListingListProps = {
  view: ListingListView;
  typed: TypedNumbers;
  unfollowed: Unfollowed;
  siteUrl: URL;
  map?: ReactNode;
};

export async function ListingList({ view, typed, unfollowed, siteUrl, map }: ListingListProps) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { filters: given, result, cards, aboutArea, nearby, portfolioSize } = view;
  const filters = { ...given, advanced: false };
  const heading = listHeading(t, filters, locale);
  const href = listingsHref(filters);
  const search = canonicalQuery(href.split('?')[1] ?? '');
  const isWhole = href === '/properties';
  const isUnnamed = heading === listHeading(t, noFilters, locale);
  const offset = (result.page - 1) * LISTINGS_PER_PAGE;
  const { place: unknownPlace, repeated, ignored } = unfollowed;
  const unread = [...numberFields.flatMap((field) => typed.unread[field] ?? []), ...unfollowed.unknown];
  const near = findPlaceOption(filters.areas[0] ?? null);
  const isMissingPlace = unknownPlace !== null && (near !== null || result.total === 0);
  const notes = [
    ...(isMissingPlace ? [t('unknownPlace', { text: unknownPlace, near: near ? inPlaceLabel(t, near) : 'none' })] : []),
    ...unread.map((text) => t(isOtherCurrency(text) ? 'unread.currency' : 'unread.listed', { text })),
    ...(typed.isTurned ? [t('turned')] : []),
    ...(ignored !== '' ? [t('unread.ignored', { text: ignored })] : []),
    ...repeated.map((name) => t('unread.repeated', { name })),
  ];

  const typeLists = isWhole ? listTypeLists() : [];
  const results = (
    <div className={`wrap ${styles.results}`} data-results>
      {result.total > 0 && <AppliedFilters filters={filters} />}
      {result.total > 0 && shownMeasure(filters) !== 'price' && <MeansNote filters={filters} />}
      {result.total > 0 && <ResultGroups view={view} />}
      <Pagination
        page={result.page}
        pageCount={result.pageCount}
        hrefOf={(page) => listingsHref({ ...filters, page })}
      />
      <p className={styles.about}>
        {aboutArea ?? (isWhole ? t('intro', { count: portfolioSize }) : t('introFiltered'))}
        {typeLists.map(({ count, href: list, type }, index) => (
          <Fragment key={type}>
            {index === 0 ? ' ' : ' · '}
            <Link href={list}>{t('typeLink', { kind: t(`kinds.${type}`), count })}</Link>
          </Fragment>
        ))}
        {given.operation !== 'rent' && (
          <>
            {typeLists.length === 0 ? ' ' : ' · '}
            <Link href="/herramientas/presupuesto">{t('budget')}</Link>
          </>
        )}
      </p>
      <p className={`mini soft ${styles.ranking}`}>
        {t.rich('ranking', { link: (words) => <Link href="/terms-of-service">{words}</Link> })}
      </p>
    </div>
  );

  return (
    <>
      <div className={`wrap ${styles.top}`}>
        <div className={styles.trail}>
          <Breadcrumbs
            trail={isUnnamed ? [] : [{ name: t('crumb'), href: '/properties' }]}
            current={isUnnamed ? { name: t('crumb'), href: '/properties' } : { name: heading, href }}
            siteUrl={siteUrl}
          />
        </div>
        <div className={styles.head}>
          <h1>{heading}</h1>
          <p role="status" id={STATUS_ID} tabIndex={-1}>
            <b>{t('found', { count: result.total })}</b>
            {result.pageCount > 1 && (
              <span className="soft"> {t('shown', { first: offset + 1, last: offset + cards.length })}</span>
            )}
          </p>
          <AlertOffer
            search={search}
            title={listTitle(t, alertFilters(search), locale)}
            isLimited={filters.monthly !== null || filters.cash !== null}
          />
        </div>
        {notes.length > 0 && (
          <div className={styles.notes}>
            <Icon node={Info} />
            {notes.map((note, index) => (
              <p key={index}>{note}</p>
            ))}
          </div>
        )}
        {result.total === 0 && (
          <>
            <AppliedFilters filters={filters} />
            <EmptyResult filters={filters} result={result} near={nearby} portfolioSize={portfolioSize} />
          </>
        )}
      </div>
      <FilterBar formId={FORM_ID} filters={given} result={result} typed={typed} />
      <FilterNavigation
        formId={FORM_ID}
        statusId={STATUS_ID}
        query={[listingsHref(given), ...unread, ...repeated, unknownPlace ?? '', ignored].join(' ')}
      />
      {map ? <MapSplit map={map}>{results}</MapSplit> : results}
      <JsonLd
        data={itemList(
          cards.map((card) => card.href),
          siteUrl,
          locale,
          offset + 1,
        )}
      />
    </>
  );
}
