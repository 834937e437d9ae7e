import { getTranslations } from 'next-intl/server';
import { ListingImage } from '@/components/ui/listing-image';
import type { ListingCardView, ListingFact } from '@/lib/listings/list/listing-card';
import { Link } from '@/lib/i18n/link';
import { withAltText } from '@/lib/site/images';
import styles from './latest-listing.module.scss';

const SIZES = '(min-width: 1320px) 220px, (min-width: 1024px) 18vw, (min-width: 640px) 29vw, 132px';

export async function LatestListing({ card }: { card: ListingCardView }) {
  const t = await getTranslations('landingPage.ways.buy');
  const tImages = await getTranslations('images');
  const measures = card.facts.flatMap((fact) => measureOf(fact, (count) => t('bedrooms', { count })));
  return (
    <li className={styles.listing}>
      <ListingImage
        image={card.image && withAltText(card.image, tImages)}
        type={card.type}
        sizes={SIZES}
        className={styles.image}
      />
      <div>
        <div className={styles.price}>
          {card.price}
          {card.priceNote && <small> {card.priceNote}</small>}
        </div>
        <h4>
          <Link href={card.href}>{card.title}</Link>
        </h4>
        <p>{card.place}</p>
        <p className="numeric">{measures.join(' · ')}</p>
        <p>{card.energyLabel}</p>
        {card.lettingNote && <p className={styles.letting}>{card.lettingNote}</p>}
      </div>
    </li>
  );
}

function measureOf(fact: ListingFact, bedrooms: (count: number) => string): readonly string[] {
  if ('area' in fact) return [fact.area];
  return fact.kind === 'bedrooms' ? [bedrooms(fact.count)] : [];
}
