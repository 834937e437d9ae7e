import { getTranslations } from 'next-intl/server';
import { Pagination } from '@/components/layout/pagination/pagination';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import type { DeskListingFilters as Filters } from '@/lib/listings/desk/desk-filters';
import type { DeskListingList } from '@/lib/listings/desk/desk-listing-list';
import { ListingFilterBar } from './listing-filter-bar';
import { ListingTable, deskListingsHref, isUnfiltered } from './listing-table';
import styles from './listings-view.module.scss';

type DeskListingsViewProps = Readonly<{
  table: DeskListingList;
  filters: Filters;
  today: string;
}>;

export async function DeskListingsView({ filters, table, today }: DeskListingsViewProps) {
  const t = await getTranslations('deskHomes');
  const { items, page, pageCount, total, ...choices } = table;
  return (
    <>
      <ListingFilterBar filters={filters} {...choices} />
      <p role="status" className={styles.count}>
        {t('count', { total })}
      </p>
      {items.length > 0 && <ListingTable listings={items} filters={filters} today={today} />}
      {items.length === 0 && (
        <div className={styles.empty}>
          <p>{t(isUnfiltered(filters) ? 'none' : 'noMatch')}</p>
          {!isUnfiltered(filters) && (
            <Link href="/dashboard/agency/homes" className={buttonClass({ look: 'outline', isSmall: true })}>
              {t('showAll')}
            </Link>
          )}
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => deskListingsHref({ ...filters, page: number })}
      />
    </>
  );
}
