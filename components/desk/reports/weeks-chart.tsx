import { getTranslations } from 'next-intl/server';
import { columnBoxes } from '@/lib/charts/columns';
import type { Figures } from '@/lib/reports/sources';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './figures.module.scss';

const FRAME = { width: 480, height: 120, gap: 10 };
const [ABOVE, BELOW] = [18, 22];

export async function WeeksChart({ figures }: Readonly<{ figures: Figures }>) {
  const t = await getTranslations('deskFigures.chart');
  const locale = await currentLocale();
  const { before, now, weeks } = figures;
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const day = (iso: string) => format.format(new Date(`${iso}T00:00:00Z`));
  const boxes = columnBoxes(
    weeks.map(({ count }) => count),
    FRAME,
  );
  const label = t('label', {
    from: day(before.from),
    to: day(now.to),
    values: weeks.map(({ count }) => count).join(', '),
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
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 ${-ABOVE} ${FRAME.width} ${FRAME.height + ABOVE + BELOW}`}
        width={FRAME.width}
        height={FRAME.height + ABOVE + BELOW}
      >
        {boxes.map((box, position) => {
          const week = weeks[position];
          const middle = box.x + box.width / 2;
          return (
            week && (
              <g key={week.from} data-period={week.from < now.from ? 'before' : 'now'}>
                <rect {...box} />
                <text x={middle} y={box.y - 5}>
                  {week.count}
                </text>
                <text x={middle} y={FRAME.height + 16}>
                  {day(week.from)}
                </text>
              </g>
            )
          );
        })}
        <line x1="0" x2={FRAME.width} y1={FRAME.height} y2={FRAME.height} />
      </svg>
    </figure>
  );
}
