import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { EstimateView } from '@/lib/valuation/valuation-estimate';
import styles from './factor-table.module.scss';

export async function FactorTable({ estimate }: { estimate: EstimateView }) {
  const t = await getTranslations('valuationPage.table');
  const { base, factors } = estimate;
  return (
    <Table
      caption={t('caption')}
      head={[t('factor'), t('effect'), t('amount')]}
      className={styles.table}
      rows={[
        { id: 'base', cells: [base.term, null, base.amount] },
        ...factors.map(({ id, term, reason, effect, usual, amount }) => ({
          id,
          cells: [
            <>
              {term}
              <span>{reason}</span>
            </>,
            <>
              {effect}
              <span>{usual}</span>
            </>,
            amount,
          ],
        })),
      ]}
    />
  );
}
