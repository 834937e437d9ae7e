import { SavedItem } from '@/components/layout/saved-listings/saved-item';
import { ListingCard } from '@/components/listing-card/listing-card';
import styles from '@/components/listings/listing-grid/listing-grid.module.scss';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { SaveForm } from './save-form';
import type { ReactNode } from 'react';

type SavedGridProps = {
  cards: readonly ListingCardView[];
  heading?: 'h2' | 'h3';
  isFirstView?: boolean;
  hasForms?: boolean;
  tools?: (card: ListingCardView) => ReactNode;
};

export function SavedGrid({ cards, heading = 'h3', isFirstView = false, hasForms = false, tools }: SavedGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <SavedItem key={card.id} listing={card.id} className={tools && styles.withTools}>
          <ListingCard card={card} heading={heading} isPriority={isFirstView && index === 0} />
          {(tools || hasForms) && (
            <div>
              {tools?.(card)}
              {hasForms && (
                <noscript>
                  <SaveForm listing={card.id} title={card.title} intent="remove" />
                </noscript>
              )}
            </div>
          )}
        </SavedItem>
      ))}
    </ul>
  );
}
