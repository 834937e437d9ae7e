import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { weekBars } from '@/lib/charts/week-bars';
import type { FigureKind, WeekFigures } from '@/lib/reports/listing/listing-figures';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './figures.module.scss';

type WeekChartProps = Readonly<{ kind: FigureKind; weeks: readonly WeekFigures[] }>;

const BOX = { width: 320, height: 80 };

export async function WeekChart({ kind, weeks }: WeekChartProps) {
  const t = await getTranslations('sale.figures');
  const locale = await currentLocale();
  const total = weeks.reduce((sum, { own }) => sum + own[kind], 0);
  const { bars, marks } = weekBars(
    weeks.map(({ median, own }) => ({ value: own[kind], median: median && median[kind] })),
    BOX,
  );
  const id = `figure-${kind}`;
  const isCompared = weeks.some(({ median }) => median !== null);
  return (
    <figure className={styles.figure}>
      <h3 id={id}>{t(`kinds.${kind}`)}</h3>
      <p>{t(`totals.${kind}`, { count: total })}</p>
      {total > 0 && (
        <svg
          viewBox={`0 -2 ${BOX.width} ${BOX.height + 4}`}
          role="img"
          aria-label={t('chart', { name: t(`kinds.${kind}`), weeks: weeks.length })}
          className={styles.chart}
        >
          <path d={bars} className={styles.bars} />
          <path d={`M0 ${BOX.height}H${BOX.width}`} className={styles.ground} />
          <path d={marks} className={styles.marks} />
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
