import { getTranslations } from 'next-intl/server';
import type { LandingContent } from '@/lib/landing/landing-page';
import { forTown } from '@/lib/site/own-town';
import styles from './value-chart.module.scss';

/** Labels are a separate drawing in per cent, to keep their shape. */
export async function ValueChart({ tracking }: { tracking: LandingContent['tracking'] }) {
  const t = await getTranslations('landingPage.valueTracking');
  const { area, place, paid, paidOn, low, high, spread, paths, box, start, end, lines, years } = tracking;
  return (
    <figure className={styles.figure}>
      <figcaption className="wrap">{t(forTown('note'), { area, place, spread })}</figcaption>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={paths.ground} className={styles.ground} />
          <path d={paths.band} className={styles.band} />
          <path d={paths.line} className={styles.line} />
        </svg>
        <svg role="img" aria-label={t(forTown('chart'), { area, place, paid, month: paidOn, low, high })}>
          {lines.map(({ y, label }) => (
            <g key={label} className={styles.level}>
              <line x2="100%" y1={`${y}%`} y2={`${y}%`} />
              <text x="100%" y={`${y}%`} dx="14" dy="4">
                {label}
              </text>
            </g>
          ))}
          {years.map(({ x, year }) => (
            <text key={year} x={`${x}%`} y="100%" dy="-1rem" className={styles.year}>
              {year}
            </text>
          ))}
          <text y={`${start}%`} className={styles.paid}>
            <tspan dy="-3.9rem" className={styles.amount}>
              {paid}
            </tspan>
            <tspan x="0" dy="1.45em">
              {t('paid', { month: paidOn })}
            </tspan>
          </text>
          <circle cx="100%" cy={`${end}%`} r="5" className={styles.end} />
        </svg>
        <p className={styles.today} aria-hidden="true">
          <b>{t('range', { low, high })}</b>
          <span>{t('today')}</span>
        </p>
      </div>
    </figure>
  );
}
