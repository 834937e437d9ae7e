import { ListingCard } from '@/components/listing-card/listing-card';
import type { RecommendationView } from '@/lib/listings/similar/recommendations-page';
import styles from './listing-grid.module.scss';

export function ReasonedGrid({ listings }: { listings: readonly RecommendationView[] }) {
  return (
    <ul className={styles.grid}>
      {listings.map(({ card, reason }) => (
        <li key={card.id} className={styles.reasoned}>
          <ListingCard card={card} />
          <p className="small soft">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
