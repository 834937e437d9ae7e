import { getTranslations } from 'next-intl/server';
import type { SaleFeeView } from '@/lib/landing/sale-fee';
import styles from './sale-fee.module.scss';

export async function SaleFee({ fee: { example, percent, total, vat } }: { fee: SaleFeeView }) {
  const t = await getTranslations('sellPage.fee');
  return (
    <section className={`wrap section ${styles.fee}`} aria-labelledby="fee-title">
      <div>
        <h2 id="fee-title">{t('title')}</h2>
        <p className="soft">{t('text')}</p>
      </div>
      <div className={styles.figure}>
        <p className={`numeric ${styles.total}`}>{t('total', { total })}</p>
        <p>{t('parts', { percent, vat })}</p>
        <p className="soft">{t('example', example)}</p>
      </div>
    </section>
  );
}
