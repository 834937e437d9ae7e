import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { Pagination } from '@/components/layout/pagination/pagination';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import type { DeskListingFilters as Filters } from '@/lib/listings/desk/desk-filters';
import type { DeskListingList } from '@/lib/listings/desk/desk-listing-list';
import { ListingFilterBar } from './listing-filter-bar';
import { ListingTable, deskListingsHref, isUnfiltered } from './listing-table';
import styles from './listings-view.module.scss';
import type { ReactNode } from 'react';

type DeskListingsViewProps = Readonly<{
  table: DeskListingList;
  filters: Filters;
  today: string;
  begin: ReactNode;
}>;

export async function DeskListingsView({ begin, filters, table, today }: DeskListingsViewProps) {
  const t = await getTranslations('deskHomes');
  const { hasMixedSources, items, page, pageCount, total, week, ...choices } = table;
  if (total === 0 && isUnfiltered(filters)) {
    return (
      <EmptyPage drawing="house" text={t('none')}>
        {begin}
      </EmptyPage>
    );
  }
  return (
    <>
      <ListingFilterBar filters={filters} {...choices} />
      <p role="status" className={styles.count}>
        {t('count', { total })}
      </p>
      {items.length > 0 && (
        <ListingTable listings={items} filters={filters} today={today} week={week} showsSource={hasMixedSources} />
      )}
      {items.length === 0 && (
        <EmptyPage drawing="search" text={t('noMatch')}>
          <Link href="/dashboard/agency/homes" className={buttonClass({ look: 'outline', isSmall: true })}>
            {t('showAll')}
          </Link>
        </EmptyPage>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => deskListingsHref({ ...filters, page: number })}
      />
    </>
  );
}
