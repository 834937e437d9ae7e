import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import type { OfferedListings } from '@/lib/listings/catalogue/offered-listings';
import styles from './listing-not-found.module.scss';

type ListingNotFoundProps = OfferedListings & { reason: 'unknown' | 'gone' };

export async function ListingNotFound({ cards, listingCount, reason }: ListingNotFoundProps) {
  const t = await getTranslations('listingNotFound');
  return (
    <>
      <NotFoundScreen
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        hub={{ href: '/properties', label: t('all', { count: listingCount }) }}
      />
      {cards.length > 0 && (
        <section className={`wrap ${styles.others}`} aria-labelledby="others-heading">
          <h2 id="others-heading">{t('others')}</h2>
          <ListingGrid cards={cards} />
        </section>
      )}
    </>
  );
}
