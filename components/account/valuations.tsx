import { getTranslations } from 'next-intl/server';
import type { SavedValuationView } from '@/lib/valuation/saved-valuation';
import styles from './dashboard.module.scss';
import { NothingYet } from './empty-section';
import { ValuedHome, type ValuedHomeActions } from './valued-property';

type ValuationsProps = { homes: readonly SavedValuationView[]; actions: ValuedHomeActions };

/** The homes whose value the client follows. */
export async function Valuations({ homes, actions }: ValuationsProps) {
  const t = await getTranslations('dashboardPage.valuations');
  return (
    <section className={styles.section} aria-labelledby="valuations">
      <h2 id="valuations">{t('title')}</h2>
      {homes.length === 0 ? (
        <NothingYet text={t('empty')} href="/herramientas/valoracion" action={t('begin')} />
      ) : (
        <>
          <p className="small soft">{t('note')}</p>
          <ul className={styles.list}>
            {homes.map((home) => (
              <li key={home.id}>
                <ValuedHome home={home} actions={actions} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
