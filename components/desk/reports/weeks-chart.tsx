import { getTranslations } from 'next-intl/server';
import { axisTicks } from '@/lib/charts/axis-ticks';
import { columnBoxes } from '@/lib/charts/columns';
import type { Figures } from '@/lib/reports/sources';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './figures.module.scss';

// In percent of the drawing: bars grow with the page, words do not.
const FRAME = { width: 100, height: 100, gap: 3 };

export async function WeeksChart({ figures }: Readonly<{ figures: Figures }>) {
  const t = await getTranslations('deskFigures.chart');
  const locale = await currentLocale();
  const { before, now, weeks } = figures;
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const day = (iso: string) => format.format(new Date(`${iso}T00:00:00Z`));
  const counts = weeks.map(({ count }) => count);
  const ticks = axisTicks(Math.max(0, ...counts));
  const ceiling = ticks.at(-1) ?? 1;
  const boxes = columnBoxes(counts, { ...FRAME, ceiling });
  const label = t('label', {
    from: day(before.from),
    to: day(now.to),
    values: counts.join(', '),
  });
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{t('title')}</h2>
        <ul>
          <li data-period="before">{t('before')}</li>
          <li data-period="now">{t('now')}</li>
        </ul>
      </figcaption>
      <p className={styles.axis}>{t('enquiries')}</p>
      <svg role="img" aria-label={label}>
        {ticks.map((tick) => {
          const y = `${100 - (100 * tick) / ceiling}%`;
          return (
            <g key={tick} data-axis="">
              <line x1="0" x2="100%" y1={y} y2={y} />
              <text x="-8" y={y} dy="4">
                {tick}
              </text>
            </g>
          );
        })}
        {boxes.map((box, position) => {
          const week = weeks[position];
          const middle = `${box.x + box.width / 2}%`;
          return (
            week && (
              <g key={week.from} data-period={week.from < now.from ? 'before' : 'now'}>
                <rect x={`${box.x}%`} y={`${box.y}%`} width={`${box.width}%`} height={`${box.height}%`} />
                {week.count > 0 && (
                  <text x={middle} y={`${box.y}%`} dy="-6">
                    {week.count}
                  </text>
                )}
                <text x={middle} y="100%" dy="18" data-week="">
                  {day(week.from)}
                </text>
              </g>
            )
          );
        })}
      </svg>
      <p className={styles.axis} data-end="">
        {t('weeks')}
      </p>
    </figure>
  );
}
