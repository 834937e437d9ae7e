import { ListingCard } from '@/components/listing-card/listing-card';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import styles from './listing-grid.module.scss';

type ListingGridProps = {
  cards: readonly ListingCardView[];
  heading?: 'h2' | 'h3';
  isFirstView?: boolean;
};

export function ListingGrid({ cards, heading = 'h3', isFirstView = false }: ListingGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ListingCard card={card} heading={heading} isPriority={isFirstView && index === 0} />
        </li>
      ))}
    </ul>
  );
}
