import { classNames } from '@/lib/text/class-names';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import styles from './energy-tag.module.scss';

export function EnergyTag({ energy, energyLabel }: Pick<ListingCardView, 'energy' | 'energyLabel'>) {
  if (energy.status !== 'rated') return <span className={styles.note}>{energyLabel}</span>;
  return (
    <span className={classNames(styles.tag, styles[energy.letter.toLowerCase()])} role="img" aria-label={energyLabel}>
      {energy.letter}
    </span>
  );
}
