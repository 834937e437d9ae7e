import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { figureKinds, type ListingFigures } from '@/lib/reports/listing/listing-figures';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { PriceChanges } from './price-changes';
import { WeekChart } from './week-chart';
import figureStyles from './figures.module.scss';
import styles from './sale.module.scss';

type FiguresViewProps = Readonly<{
  figures: ListingFigures;
  title?: string;
  children?: ReactNode;
}>;

export async function ListingReportView({ children, figures, title }: FiguresViewProps) {
  const t = await getTranslations('sale.figures');
  const locale = await currentLocale();
  const { changes, days, since, weeks } = figures;
  const last = weeks.at(-1);
  return (
    <>
      <section className={`${styles.section} ${figureStyles.sheet}`} aria-labelledby="figures">
        <h2 id="figures">{title ?? t('title')}</h2>
        <p>
          {days === null ? t('notPublished') : t('days', { count: days })}{' '}
          {since === null ? t('notCounted') : t('since', { day: formatDate(since, locale) })}
        </p>
        {last && <p>{last.median ? t('compared', { count: last.like }) : t('notCompared')}</p>}
        {weeks.length > 0 && (
          <div className={figureStyles.charts}>
            {figureKinds.map((kind) => (
              <WeekChart key={kind} kind={kind} weeks={weeks} />
            ))}
          </div>
        )}
        <p className="mini soft">{t('counting')}</p>
      </section>
      {changes.length > 0 && <PriceChanges changes={changes} />}
      {children}
    </>
  );
}
