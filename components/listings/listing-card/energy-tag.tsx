import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import styles from './energy-tag.module.scss';

export async function EnergyTag({ energy }: Pick<ListingCardView, 'energy'>) {
  const t = await getTranslations('listingCard');
  if (energy.status !== 'rated') return <span className={styles.note}>{t(`energy.${energy.status}`)}</span>;
  return (
    <span
      className={classNames(styles.tag, styles[energy.letter.toLowerCase()])}
      role="img"
      aria-label={t('energy.rated', energy)}
    >
      {energy.letter}
    </span>
  );
}
