import { getTranslations } from 'next-intl/server';
import type { SavedValuationView } from '@/lib/valuation/saved-valuation';
import styles from './dashboard.module.scss';
import { EmptySection } from './empty-section';
import { ValuedProperty, type ValuedPropertyActions } from './valued-property';

type ValuationsProps = { homes: readonly SavedValuationView[]; actions: ValuedPropertyActions };

export async function Valuations({ homes, actions }: ValuationsProps) {
  const t = await getTranslations('dashboardPage.valuations');
  return (
    <section className={styles.section} aria-labelledby="valuations">
      <h2 id="valuations">{t('title')}</h2>
      {homes.length === 0 ? (
        <EmptySection text={t('empty')} href="/herramientas/valoracion" action={t('begin')} />
      ) : (
        <>
          <p className="small soft">{t('note')}</p>
          <ul className={styles.list}>
            {homes.map((home) => (
              <li key={home.id}>
                <ValuedProperty home={home} actions={actions} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
