import { getTranslations } from 'next-intl/server';
import type { EstimateView } from '@/lib/valuation/valuation-estimate';
import styles from './factor-table.module.scss';

/** What moves the estimate, by how much and why; the amounts add up to its middle. */
export async function FactorTable({ estimate }: { estimate: EstimateView }) {
  const t = await getTranslations('valuationPage.table');
  const { base, factors } = estimate;
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('factor')}</th>
          <th scope="col">{t('effect')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{base.term}</th>
          <td />
          <td>{base.amount}</td>
        </tr>
        {factors.map(({ id, term, reason, effect, usual, amount }) => (
          <tr key={id}>
            <th scope="row">
              {term}
              <span>{reason}</span>
            </th>
            <td>
              {effect}
              <span>{usual}</span>
            </td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
