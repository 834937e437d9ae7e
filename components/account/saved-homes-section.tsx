import { getTranslations } from 'next-intl/server';
import { RefreshWhenMoved } from '@/components/layout/saved-homes/refresh-when-moved';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import styles from './dashboard.module.scss';
import { NothingYet } from './nothing-yet';
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
      {children}
      {count === 0 ? (
        <NothingYet text={t('empty.text')} href="/properties" action={t('empty.look')} />
      ) : (
        <p>
          <Link href="/saved-homes" className={arrowLinkClass}>
            <ArrowLabel>{t('dashboard.all', { count })}</ArrowLabel>
          </Link>
        </p>
      )}
      <RefreshWhenMoved />
    </section>
  );
}
