import { getTranslations } from 'next-intl/server';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import type { ListingListView } from '@/lib/listings/list/listing-list';
import { operations } from '@/content/types/listing';
import { groupedOrders } from '@/lib/listings/search/filters';
import styles from './result-groups.module.scss';

export async function ResultGroups({ view: { cards, filters, result } }: { view: ListingListView }) {
  const t = await getTranslations('listingList');
  const { sale, rent } = result.facets.operation;
  const isMixed = filters.operation === null && sale > 0 && rent > 0;
  if (!isMixed || !groupedOrders.includes(filters.sort)) {
    return (
      <>
        <h2 className="visuallyHidden">{t('results')}</h2>
        <ListingGrid cards={cards} isFirstView />
      </>
    );
  }
  const groups = operations
    .map((operation) => ({ operation, listings: cards.filter(({ isRent }) => isRent === (operation === 'rent')) }))
    .filter(({ listings }) => listings.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ operation, listings }, index) => (
        <section key={operation} aria-labelledby={`results-${operation}`}>
          {/* The first group is visible without a heading; the second heading ends it. */}
          <h2 id={`results-${operation}`} className={index === 0 ? 'visuallyHidden' : undefined}>
            {t(`groups.${operation}`)}
          </h2>
          <ListingGrid cards={listings} isFirstView={index === 0} />
        </section>
      ))}
    </div>
  );
}
