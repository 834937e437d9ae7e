import { getTranslations } from 'next-intl/server';
import { RefreshWhenMoved } from '@/components/layout/saved-homes/refresh-when-moved';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import styles from './dashboard.module.scss';
import type { ReactNode } from 'react';

type SavedHomesSectionProps = {
  /** How many homes the list holds. */
  count: number;
  /** The cards of the latest of them. */
  children: ReactNode;
};

/** The homes a client saved, the latest ones; where there is none, the way to some. */
export async function SavedHomesSection({ count, children }: SavedHomesSectionProps) {
  const t = await getTranslations('savedHomes');
  return (
    <section className={styles.section} aria-labelledby="saved-homes">
      <h2 id="saved-homes">{t('title')}</h2>
      {count === 0 && <p>{t('empty.text')}</p>}
      {children}
      <p>
        <Link href={count === 0 ? '/properties' : '/saved-homes'} className={arrowLinkClass}>
          <ArrowLabel>{count === 0 ? t('empty.look') : t('dashboard.all', { count })}</ArrowLabel>
        </Link>
      </p>
      <RefreshWhenMoved />
    </section>
  );
}
