import { getTranslations } from 'next-intl/server';
import type { RepaymentView } from '@/lib/mortgage/mortgage-page';
import styles from './loan-chart.module.scss';

export async function LoanChart({ chart }: Pick<RepaymentView, 'chart'>) {
  const t = await getTranslations('mortgagePage.result');
  return (
    <figure>
      <ul className={styles.legend}>
        <li>{t('interest')}</li>
        <li>{t('capital')}</li>
      </ul>
      <svg
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={chart.label}
        className={styles.chart}
      >
        <path d={chart.whole} />
        <path d={chart.lower} />
        <path d={chart.gaps} strokeDasharray={chart.dashes} strokeWidth={chart.height} />
      </svg>
      <p className={styles.scale} aria-hidden="true">
        <span>{t('yearNumber', { year: 1 })}</span>
        {chart.years > 1 && <span>{t('yearNumber', { year: chart.years })}</span>}
      </p>
    </figure>
  );
}
