import { getTranslations } from 'next-intl/server';
import type { SellContent } from '@/lib/landing/sell-page';
import styles from './sale-fee.module.scss';

/** What the agency charges the owner. */
export async function SaleFee({ fee: { example, isSample, percent, total, vat } }: Pick<SellContent, 'fee'>) {
  const t = await getTranslations('sellPage.fee');
  return (
    <section className={`wrap section ${styles.fee}`} aria-labelledby="fee-title">
      <div>
        <h2 id="fee-title">{t('title')}</h2>
        <p className="soft">{t('text')}</p>
      </div>
      <div className={styles.figure}>
        {isSample && <p className={styles.example}>{t('sample')}</p>}
        <p className={`numeric ${styles.total}`}>{t('total', { total })}</p>
        <p>{t('parts', { percent, vat })}</p>
        <p className="soft">{t('example', example)}</p>
        {isSample && <p className="mini soft">{t('sampleNote')}</p>}
      </div>
    </section>
  );
}
