import { getTranslations } from 'next-intl/server';
import type { SellContent } from '@/lib/landing/sell-page';
import styles from './seller-area.module.scss';

const totalKinds = ['enquiries', 'visits', 'offers'] as const;

export async function AreaStatistics({ views, bars, totals }: Pick<SellContent['area'], 'views' | 'bars' | 'totals'>) {
  const t = await getTranslations('sellPage.area.statistics');
  return (
    <article className={styles.panel}>
      <h3>{t('title')}</h3>
      <p>{t('caption')}</p>
      <svg
        viewBox={`0 0 ${bars.width} ${bars.height}`}
        role="img"
        aria-label={t('chart', views)}
        className={styles.bars}
      >
        <path d={bars.whole} />
        <path d={bars.gaps} strokeDasharray={bars.dashes} strokeWidth={bars.height} />
      </svg>
      <dl className={styles.totals}>
        {totalKinds.map((kind) => (
          <div key={kind}>
            <dt>{t(kind, { count: totals[kind] })}</dt>
            <dd>{totals[kind]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
