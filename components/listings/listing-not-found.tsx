import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import type { ListingCardView } from '@/lib/listings/listing-card';
import styles from './listing-not-found.module.scss';

type ListingNotFoundProps = { cards: readonly ListingCardView[]; listingCount: number };

export async function ListingNotFound({ cards, listingCount }: ListingNotFoundProps) {
  const t = await getTranslations('listingNotFound');
  return (
    <>
      <NotFoundScreen
        title={t('title')}
        text={t('text')}
        hub={{ href: '/properties', label: t('all', { count: listingCount }) }}
      />
      <section className={`wrap ${styles.others}`} aria-labelledby="others-heading">
        <h2 id="others-heading">{t('others')}</h2>
        <ListingGrid cards={cards} />
      </section>
    </>
  );
}
