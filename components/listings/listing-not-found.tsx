import { getTranslations } from 'next-intl/server';
import { MissingScreen } from '@/components/layout/not-found-screen';
import { PropertyGrid } from '@/components/listings/listing-grid/listing-grid';
import type { ListingCardView } from '@/lib/listings/listing-card';
import styles from './listing-not-found.module.scss';

type MissingHomeProps = { cards: readonly ListingCardView[]; homeCount: number };

/** The screen for a home that does not exist: what happened, ways on, and three homes that do. */
export async function MissingHome({ cards, homeCount }: MissingHomeProps) {
  const t = await getTranslations('missingHome');
  return (
    <>
      <MissingScreen
        title={t('title')}
        text={t('text')}
        hub={{ href: '/properties', label: t('all', { count: homeCount }) }}
      />
      <section className={`wrap ${styles.others}`} aria-labelledby="others-heading">
        <h2 id="others-heading">{t('others')}</h2>
        <PropertyGrid cards={cards} />
      </section>
    </>
  );
}
