import { getTranslations } from 'next-intl/server';
import type { LandingContent } from '@/lib/landing/landing-page';
import styles from './mortgage-chart.module.scss';

export async function MortgageChart({ mortgage }: { mortgage: LandingContent['tools']['mortgage'] }) {
  const t = await getTranslations('landingPage.tools.mortgage');
  const { paths, years, loan, rate, instalment, source, period, firstInterest, lastInterest } = mortgage;
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend}>
        <li>{t('interest')}</li>
        <li>{t('capital')}</li>
      </ul>
      <svg
        viewBox={`0 0 ${paths.width} ${paths.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart', { years, first: firstInterest, last: lastInterest })}
      >
        <path d={paths.whole} />
        <path d={paths.lower} />
        <path d={paths.gaps} strokeDasharray={paths.dashes} strokeWidth={paths.height} />
      </svg>
      <figcaption>
        {t.rich('caption', { loan, years, rate, instalment, source, period, b: (words) => <b>{words}</b> })}
      </figcaption>
    </figure>
  );
}
