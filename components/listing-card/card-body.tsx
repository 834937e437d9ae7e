import { Bath, BedDouble, LandPlot, Scan } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { EnergyTag } from './energy-tag';
import styles from './listing-card.module.scss';

type CardBodyProps = Readonly<{
  card: Omit<ListingCardView, 'image'>;
  heading?: 'h2' | 'h3' | 'p';
  title: ReactNode;
  /** Names a fact beside its figure. */
  labelOf: (fact: ListingCardView['facts'][number]) => string;
}>;

const factIcons = { builtArea: Scan, plotArea: LandPlot, bedrooms: BedDouble, bathrooms: Bath } as const;

/** Text of a card. Reads no translations, so that the editor can draw it from unsaved values. */
export function CardBody({ card, heading: Heading = 'h3', labelOf, title }: CardBodyProps) {
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <p className={styles.price}>
          {card.price}
          {card.priceNote && <span className={styles.note}> {card.priceNote}</span>}
        </p>
        <EnergyTag energy={card.energy} energyLabel={card.energyLabel} />
      </div>
      {card.means && <p className={styles.means}>{card.means}</p>}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.place}>{[card.place, card.walks].filter(Boolean).join(' · ')}</p>
      {card.lettingNote && <p className={styles.letting}>{card.lettingNote}</p>}
      <ul className={styles.facts}>
        {card.facts.map((fact) => (
          <li key={fact.kind}>
            <Icon node={factIcons[fact.kind]} />
            {'area' in fact ? fact.area : fact.count}
            <span className="visuallyHidden"> {labelOf(fact)}</span>
          </li>
        ))}
        {card.pricePerSquareMetre && <li className={styles.perMetre}>{card.pricePerSquareMetre}</li>}
      </ul>
    </div>
  );
}
