import { PropertyCard } from '@/components/properties/property-card/property-card';
import { SaveForm } from '@/components/properties/saved-homes/save-form';
import type { ListingCardView } from '@/lib/content/listing-card';
import styles from './property-grid.module.scss';

type PropertyGridProps = {
  cards: readonly ListingCardView[];
  heading?: 'h2' | 'h3';
  /** True where the first picture is what the visitor sees first: a telephone then leaves the others for later. */
  isFirstView?: boolean;
  /** Where the homes stand on the list of an account: a button in each card that works without JavaScript. */
  form?: 'remove';
};

/** Homes in one, two or three columns. */
export function PropertyGrid({ cards, heading = 'h3', isFirstView = false, form }: PropertyGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id} data-first-view={(isFirstView && index === 0) || undefined}>
          <PropertyCard card={card} heading={heading} isPriority={isFirstView && index === 0} />
          {form && (
            <noscript>
              <SaveForm home={card.id} title={card.title} intent={form} />
            </noscript>
          )}
        </li>
      ))}
    </ul>
  );
}
