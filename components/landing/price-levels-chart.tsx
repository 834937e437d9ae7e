import { getTranslations } from 'next-intl/server';
import type { LandingContent } from '@/lib/landing/landing-page';
import styles from './price-levels-chart.module.scss';

/** Bars are decorative; the text has the values. */
export async function PriceLevelsChart({ levels }: { levels: NonNullable<LandingContent['tools']['levels']> }) {
  const t = await getTranslations('landingPage.tools.valuation');
  const { rows, scale, source, spread } = levels;
  return (
    <figure className={styles.figure}>
      <p className={styles.head}>
        <span>{t('chart')}</span>
        <span>{t('unit')}</span>
      </p>
      <ul className={styles.rows}>
        {rows.map(({ id, name, price, low, middle, high }) => (
          <li key={id}>
            <span>{name}</span>
            <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${low} 8H${high}`} />
              <path d={`M${middle} 0V16`} />
            </svg>
            <b>{price}</b>
          </li>
        ))}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        {scale.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <figcaption>{t('caption', { spread, source })}</figcaption>
    </figure>
  );
}
