import { getTranslations } from 'next-intl/server';
import { PropertyGrid } from '@/components/properties/property-grid/property-grid';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { ListingCardView } from '@/lib/content/listing-card';
import type { PictureView } from '@/lib/content/pictures';
import { Link } from '@/lib/i18n/link';
import styles from './missing-home.module.scss';

type MissingHomeProps = { picture: PictureView; cards: readonly ListingCardView[]; homeCount: number };

/** The screen for a home that does not exist: what happened, the way back, and three homes that do. */
export async function MissingHome({ picture, cards, homeCount }: MissingHomeProps) {
  const t = await getTranslations('missingHome');
  return (
    <>
      <section className={`wrap ${styles.screen}`} aria-labelledby="missing-heading">
        <Picture picture={picture} sizes="(min-width: 1024px) 30rem, 90vw" isDecorative isPriority />
        <div>
          <h1 id="missing-heading">{t('title')}</h1>
          <p className="lead">{t('text')}</p>
          <p className={styles.actions}>
            <Link href="/properties" className={buttonClass()}>
              {t('all', { count: homeCount })}
            </Link>
            <Link href="/contact" className={arrowLinkClass}>
              <ArrowLabel>{t('contact')}</ArrowLabel>
            </Link>
          </p>
        </div>
      </section>
      <section className={`wrap ${styles.others}`} aria-labelledby="others-heading">
        <h2 id="others-heading">{t('others')}</h2>
        <PropertyGrid cards={cards} />
      </section>
    </>
  );
}
