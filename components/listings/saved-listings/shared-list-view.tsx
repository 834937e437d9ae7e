import { getTranslations } from 'next-intl/server';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import { MAX_COMPARED } from '@/lib/listings/compare/comparison';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import styles from './saved-listings-view.module.scss';

type SharedListViewProps = {
  cards: readonly ListingCardView[];
  until: string;
  address: string | null;
};

/** A shared list. It does not identify its creator. */
export async function SharedListView({ cards, until, address }: SharedListViewProps) {
  const t = await getTranslations('sharedList');
  const compared = cards.slice(0, MAX_COMPARED).map(({ id }) => id);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {address && (
        <div className={styles.wanted}>
          <p>{t('own', { date: until })}</p>
          <p className={styles.address}>{address}</p>
          <Link href="/saved-homes#share" className={arrowLinkClass}>
            <ArrowLabel>{t('manage')}</ArrowLabel>
          </Link>
        </div>
      )}
      {!address && <p>{t('text', { count: cards.length, date: until })}</p>}
      {compared.length > 1 && (
        <p className={styles.toCompare}>
          <Link href={`/compare?homes=${compared.join(',')}`} className={arrowLinkClass}>
            <ArrowLabel>{t('compare', { count: compared.length })}</ArrowLabel>
          </Link>
        </p>
      )}
      <ListingGrid cards={cards} heading="h2" isFirstView />
    </div>
  );
}
