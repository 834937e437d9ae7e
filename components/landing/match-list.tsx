import { getTranslations } from 'next-intl/server';
import { ListingImage } from '@/components/ui/listing-image';
import type { LandingContent } from '@/lib/landing/landing-page';
import { nameShared } from '@/lib/listings/similar/recommendations-page';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './match-list.module.scss';

export async function MatchList({ matches }: { matches: NonNullable<LandingContent['tools']['matches']> }) {
  const t = await getTranslations('landingPage.tools.recommendations');
  const reasons = await getTranslations('recommendations');
  const locale = await currentLocale();
  return (
    <figure className={styles.figure}>
      <figcaption>{t('example', { title: matches.saved })}</figcaption>
      <ul className={styles.list}>
        {matches.listings.map(({ card, common }) => (
          <li key={card.id}>
            <ListingImage image={card.image} type={card.type} sizes="84px" isDecorative className={styles.image} />
            <p>
              <b>{t('also', { shared: nameShared(common, reasons, locale) })}</b>
              {card.price}
              <small>
                {card.place} · {card.energyLabel}
              </small>
              {card.lettingNote && <small>{card.lettingNote}</small>}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
