import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { weekBars } from '@/lib/charts/week-bars';
import type { FigureKind, WeekFigures } from '@/lib/reports/listing/listing-figures';
import { formatDate, formatNumber, formatShortDay } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './figures.module.scss';

type WeekChartProps = Readonly<{ kind: FigureKind; weeks: readonly WeekFigures[] }>;

const BOX = { width: 320, height: 80 };
/** Room for values above and weeks below. */
const LINE = 16;
const LETTER = 6;

export async function WeekChart({ kind, weeks }: WeekChartProps) {
  const t = await getTranslations('sale.figures');
  const locale = await currentLocale();
  const total = weeks.reduce((sum, { own }) => sum + own[kind], 0);
  const { bars, columns, marks, step } = weekBars(
    weeks.map(({ median, own }) => ({ value: own[kind], median: median && median[kind] })),
    BOX,
  );
  const values = weeks.map(({ own }) => (own[kind] === 0 ? '' : formatNumber(own[kind], locale)));
  const days = weeks.map(({ monday }) => formatShortDay(monday, locale));
  const id = `figure-${kind}`;
  const isCompared = weeks.some(({ median }) => median !== null);
  return (
    <figure className={styles.figure}>
      <h3 id={id}>{t(`kinds.${kind}`)}</h3>
      <p>{t(`totals.${kind}`, { count: total })}</p>
      {total > 0 && (
        <svg
          viewBox={`0 ${-LINE} ${BOX.width} ${BOX.height + 2 * LINE}`}
          role="img"
          aria-label={t('chart', { name: t(`kinds.${kind}`), weeks: weeks.length })}
          className={styles.chart}
        >
          <path d={bars} className={styles.bars} />
          <path d={`M0 ${BOX.height}H${BOX.width}`} className={styles.ground} />
          {/* A light ground keeps the dashes visible on the bars. */}
          <path d={marks} className={styles.markGround} />
          <path d={marks} className={styles.marks} />
          {columns.map(({ x, y }, at) => (
            <g key={days[at]}>
              {isWritten(at, values, step) && (
                <text x={x} y={y - 4}>
                  {values[at]}
                </text>
              )}
              {isWritten(at, days, step) && (
                <text x={x} y={BOX.height + LINE - 3} className={styles.week}>
                  {days[at]}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      <details>
        <summary>{t('table')}</summary>
        <Table
          labelledBy={id}
          head={[t('week'), t('own'), ...(isCompared ? [t('median'), t('like')] : [])]}
          rows={weeks.toReversed().map(({ like, median, monday, own }) => ({
            id: monday,
            cells: [
              formatDate(monday, locale),
              formatNumber(own[kind], locale),
              ...(isCompared
                ? [median ? formatNumber(median[kind], locale, 1) : t('none'), formatNumber(like, locale)]
                : []),
            ],
          }))}
          region={{ className: styles.scroll }}
        />
      </details>
    </figure>
  );
}

/** Leaves labels out where neighbours would touch; the last column keeps its own. */
function isWritten(at: number, labels: readonly string[], step: number): boolean {
  const longest = Math.max(...labels.map(({ length }) => length));
  return (labels.length - 1 - at) % Math.ceil((longest * LETTER) / step) === 0;
}
