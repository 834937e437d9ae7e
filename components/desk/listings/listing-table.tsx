import { ArrowDown, ArrowUp } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { deskQuery, noDeskFilters, type DeskListingFilters, type DeskOrder } from '@/lib/listings/desk/desk-filters';
import type { WeekCounts } from '@/lib/listings/desk/desk-listing-list';
import { DeskListingRow } from './listing-row';
import styles from './listing-table.module.scss';

type ListingTableProps = Readonly<{
  listings: readonly DeskListing[];
  filters: DeskListingFilters;
  today: string;
  /** Headings do not sort, because the rows are not a search result. */
  isPlain?: boolean;
  week?: WeekCounts;
  showsSource?: boolean;
}>;

export const deskListingsHref = (filters: DeskListingFilters): AppHref =>
  `/dashboard/agency/homes${deskQuery(filters)}`;

const columns = [
  { key: 'home', order: 'reference' },
  { key: 'state', order: null },
  { key: 'price', order: 'price' },
  { key: 'complete', order: 'complete' },
  { key: 'agent', order: null },
  { key: 'days', order: 'since' },
  { key: 'enquiries', order: null },
  { key: 'viewings', order: null },
  { key: 'source', order: null },
] as const satisfies readonly Readonly<{ key: string; order: DeskOrder | null }>[];

export async function ListingTable({
  filters,
  isPlain = false,
  listings,
  showsSource = false,
  today,
  week,
}: ListingTableProps) {
  const t = await getTranslations('deskHomes.table');
  const shown = columns.filter(({ key }) => {
    if (key === 'source') return showsSource;
    return week !== undefined || (key !== 'enquiries' && key !== 'viewings');
  });
  const sortHref = (order: DeskOrder) =>
    deskListingsHref({ ...filters, sort: order, isReversed: filters.sort === order && !filters.isReversed, page: 1 });
  const sortOf = (order: DeskOrder | null) =>
    !isPlain && order !== null && filters.sort === order
      ? filters.isReversed
        ? 'descending'
        : 'ascending'
      : undefined;
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">{t('picture')}</span>
          </th>
          {shown.map(({ key, order }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sortOf(order)}
              className={key === 'price' ? styles.priceHead : undefined}
            >
              {order && !isPlain ? (
                <Link href={sortHref(order)}>
                  {t(key)}
                  {sortOf(order) && <Icon node={filters.isReversed ? ArrowDown : ArrowUp} />}
                </Link>
              ) : (
                t(key)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <DeskListingRow key={listing.id} listing={listing} today={today} week={week} showsSource={showsSource} />
        ))}
      </tbody>
    </table>
  );
}

export const isUnfiltered = (filters: DeskListingFilters): boolean =>
  deskQuery({ ...filters, sort: noDeskFilters.sort, isReversed: false, page: 1 }) === '';
