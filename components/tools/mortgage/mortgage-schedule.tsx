import { Download } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Table } from '@/components/ui/table';
import type { RepaymentView, ScheduleRow } from '@/lib/mortgage/mortgage-page';
import { LoanChart } from './loan-chart';
import styles from './mortgage-schedule.module.scss';

type MortgageScheduleProps = { repayment: RepaymentView; csvHref: string };

export async function MortgageSchedule({ repayment, csvHref }: MortgageScheduleProps) {
  const t = await getTranslations('mortgagePage.result');
  const { loan, interest, paidBack } = repayment;
  return (
    <section className={`wrap section ${styles.section}`} aria-labelledby="schedule-heading">
      <div className={styles.head}>
        <h2 id="schedule-heading">{t('scheduleHeading')}</h2>
        <p className="soft">{t('scheduleText', { loan, interest, paidBack })}</p>
      </div>
      <LoanChart chart={repayment.chart} />
      <p className={`mini soft ${styles.formula}`}>{t('formula')}</p>
      <div className={styles.tables}>
        <details open>
          <summary>{t('byYear')}</summary>
          <ScheduleTable id="years" caption={t('byYear')} head={t('year')} rows={repayment.years} />
        </details>
        <details className={styles.months}>
          <summary>{t('byMonth')}</summary>
          <ScheduleTable id="months" caption={t('byMonth')} head={t('month')} rows={repayment.months} />
        </details>
      </div>
      <a href={csvHref} className={`${buttonClass({ look: 'outline' })} ${styles.file}`}>
        <Icon node={Download} />
        {t('csv')}
      </a>
    </section>
  );
}

type ScheduleTableProps = { id: string; caption: string; head: string; rows: readonly ScheduleRow[] };

async function ScheduleTable({ id, caption, head, rows }: ScheduleTableProps) {
  const t = await getTranslations('mortgagePage.result');
  return (
    <Table
      caption={caption}
      head={[head, t('capital'), t('interest'), t('balance')]}
      rows={rows.map(({ period, capital, interest, balance }) => ({
        id: String(period),
        cells: [period, capital, interest, balance],
      }))}
      region={{ id: `schedule-${id}`, className: styles.scroll }}
      className={styles.table}
    />
  );
}
