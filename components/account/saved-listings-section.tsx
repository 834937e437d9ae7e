import { getTranslations } from 'next-intl/server';
import { SavedList } from '@/components/layout/saved-listings/saved-list';
import { SavedTotal } from '@/components/layout/saved-listings/saved-total';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import styles from './dashboard.module.scss';
import type { ReactNode } from 'react';

type SavedListingsSectionProps = {
  listings: readonly string[];
  children: ReactNode;
};

export async function SavedListingsSection({ listings, children }: SavedListingsSectionProps) {
  const t = await getTranslations('savedListings');
  return (
    <section className={styles.section} aria-labelledby="saved-homes">
      <h2 id="saved-homes">{t('title')}</h2>
      <SavedList
        listings={listings}
        className={styles.latest}
        empty={
          <div className={styles.empty}>
            <p>{t('empty.text')}</p>
            <Link href="/properties" className={arrowLinkClass}>
              <ArrowLabel>{t('empty.look')}</ArrowLabel>
            </Link>
          </div>
        }
      >
        {children}
        <p>
          <Link href="/saved-homes" className={arrowLinkClass}>
            <ArrowLabel>
              <SavedTotal
                listings={listings}
                words={Array.from([0, ...listings], (_, count) => t('dashboard.all', { count }))}
              />
            </ArrowLabel>
          </Link>
        </p>
      </SavedList>
    </section>
  );
}
