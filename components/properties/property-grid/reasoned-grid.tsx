import { PropertyCard } from '@/components/properties/property-card/property-card';
import type { RecommendationView } from '@/lib/content/recommendations';
import styles from './property-grid.module.scss';

/** Homes that are recommended, each under the reason. */
export function ReasonedGrid({ homes }: { homes: readonly RecommendationView[] }) {
  return (
    <ul className={styles.grid}>
      {homes.map(({ card, reason }) => (
        <li key={card.id} className={styles.reasoned}>
          <PropertyCard card={card} />
          <p className="small soft">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
