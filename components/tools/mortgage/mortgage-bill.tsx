import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { MortgageResult } from '@/lib/mortgage/mortgage-page';
import { CashChart } from './cash-chart';
import styles from './mortgage-bill.module.scss';

export async function MortgageBill({ result }: { result: MortgageResult }) {
  const t = await getTranslations('mortgagePage.result');
  const { bill, cash } = result;
  return (
    <section className={`sand section ${styles.section}`} aria-labelledby="bill-heading">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.drawing}>
          <h2 id="bill-heading">{t('billHeading')}</h2>
          <p className={styles.intro}>{bill.intro}</p>
          {bill.reduced && <p className={styles.intro}>{bill.reduced}</p>}
          <CashChart cash={cash} words={{ loan: t('loan'), cash: t('ownMoney') }} />
        </div>
        <div className={styles.bill}>
          <Table
            caption={t('billCaption')}
            rows={bill.rows.map(({ id, term, amount }) => ({ id, cells: [term, amount] }))}
            foot={bill.sums.map(({ id, term, amount }) => ({ id, cells: [term, amount], className: styles[id] }))}
          />
          <p className={`mini soft ${styles.note}`}>{bill.note}</p>
        </div>
      </div>
    </section>
  );
}
