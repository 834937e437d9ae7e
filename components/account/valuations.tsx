import { getTranslations } from 'next-intl/server';
import type { SavedValuationView } from '@/lib/valuation/saved-valuation';
import styles from './dashboard.module.scss';
import { ValuedPropertyCard, type ValuedPropertyActions } from './valued-property-card';

type ValuationsProps = { properties: readonly SavedValuationView[]; actions: ValuedPropertyActions };

export async function Valuations({ properties, actions }: ValuationsProps) {
  const t = await getTranslations('dashboardPage.valuations');
  return (
    <section className={styles.section} aria-labelledby="valuations">
      <h2 id="valuations">{t('title')}</h2>
      <p className="small soft">{t('note')}</p>
      <ul className={styles.list}>
        {properties.map((property) => (
          <li key={property.id}>
            <ValuedPropertyCard property={property} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
