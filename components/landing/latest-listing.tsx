import { getTranslations } from 'next-intl/server';
import type { ListingCardView, ListingFact } from '@/lib/listings/listing-card';
import { Link } from '@/lib/i18n/link';
import styles from './buy-and-sell.module.scss';

export async function LatestListing({ card }: { card: ListingCardView }) {
  const t = await getTranslations('landingPage.ways.buy');
  const measures = card.facts.flatMap((fact) => measureOf(fact, (count) => t('bedrooms', { count })));
  return (
    <li>
      <Link href={card.href}>
        <span className={styles.price}>{card.price}</span>
        <span className={styles.measures}>{measures.join(', ')}</span>
        <span className={styles.name}>{card.title}</span>
        <span className={styles.place}>
          {card.place} · {card.energyLabel}
        </span>
        {card.lettingNote && <span className={styles.place}>{card.lettingNote}</span>}
      </Link>
    </li>
  );
}

/** Area, and bedrooms if any. */
function measureOf(fact: ListingFact, bedrooms: (count: number) => string): readonly string[] {
  if ('area' in fact) return [fact.area];
  return fact.kind === 'bedrooms' ? [bedrooms(fact.count)] : [];
}
