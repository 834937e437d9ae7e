import { getTranslations } from 'next-intl/server';
import { EnergyLabel } from '@/components/listings/energy-label';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './energy.module.scss';

/** RD 390/2021. */
export async function Energy({ energy }: { energy: ListingPageView['energy'] }) {
  const t = await getTranslations('listingPage.energy');
  return (
    <section className={styles.energy} aria-labelledby="energy-heading">
      <h2 id="energy-heading">{t('heading')}</h2>
      {energy.status === 'rated' ? (
        <div className={styles.rated}>
          <EnergyLabel
            use={energy.use}
            emissions={energy.emissions}
            label={energy.label}
            heads={{
              use: t('use'),
              useUnit: t('useUnit'),
              emissions: t('emissions'),
              emissionsUnit: t('emissionsUnit'),
            }}
          />
          <p className="small soft">{energy.certificate}</p>
        </div>
      ) : (
        <p className={styles.unrated}>
          <b>{energy.title}.</b> {energy.reason}
        </p>
      )}
    </section>
  );
}
