import { getTranslations } from 'next-intl/server';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './key-figures.module.scss';

export async function KeyFigures({ figures }: { figures: ListingPageView['keyFigures'] }) {
  const t = await getTranslations('listingPage');
  return (
    <ul className={styles.figures} aria-label={t('keyFigures')}>
      {figures.map(({ figure, id, label }) => (
        <li key={id}>
          <b>{figure}</b> {label}
        </li>
      ))}
    </ul>
  );
}
