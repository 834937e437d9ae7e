import { getTranslations } from 'next-intl/server';
import { formatArea } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { PLOT_MARGIN, type PlotPlanView } from '@/lib/listings/page/plot-plan';
import styles from './plot-plan.module.scss';

const SCALE = 1;

/** `rooms` is the place of the plan on every listing page. */
export async function PlotPlan({ plan }: { plan: PlotPlanView }) {
  const t = await getTranslations('listingPage.plot');
  const tRooms = await getTranslations('listingPage.rooms');
  const locale = await currentLocale();
  const { area, height, middle, points, sides, width } = plan;
  return (
    <section id="rooms" className={`wrap section ${styles.plot}`} aria-labelledby="plot-heading">
      <div>
        <h2 id="plot-heading">{t('heading')}</h2>
        <p className="soft">{t('text')}</p>
      </div>
      <svg
        className={styles.plan}
        width={Math.round(width * SCALE)}
        height={Math.round(height * SCALE)}
        role="img"
        aria-label={t('plan')}
        viewBox={`0 0 ${width} ${height}`}
      >
        <polygon points={points} />
        {sides.map(({ metres, turn, x, y }) => (
          <text key={`${x} ${y}`} transform={`translate(${x} ${y})rotate(${turn})`}>
            {tRooms('metres', { count: metres })}
          </text>
        ))}
        <text x={middle.x} y={middle.y} className={styles.area}>
          {formatArea(area, locale)}
        </text>
        <text x={middle.x} y={PLOT_MARGIN / 4}>
          {t('road')}
        </text>
        <g transform={`translate(${width - PLOT_MARGIN / 2} ${PLOT_MARGIN / 2})`}>
          <path d="M0-11l5 18-5-4-5 4z" />
          <text y="20">{tRooms('north')}</text>
        </g>
      </svg>
    </section>
  );
}
