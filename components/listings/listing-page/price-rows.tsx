import { getTranslations } from 'next-intl/server';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './price-rows.module.scss';

type PriceRowsProps = { page: Pick<ListingPageView, 'costs' | 'running'> };

export async function PriceRows({ page }: PriceRowsProps) {
  const t = await getTranslations('listingPrice');
  const { costs, running } = page;
  return (
    <dl className={styles.rows}>
      {costs && (
        <div>
          <dt>{t('allIn')}</dt>
          <dd>
            <a href="#costs">{t('aboutAmount', { amount: costs.total })}</a>
          </dd>
        </div>
      )}
      {costs?.mainHomeTotal && (
        <div>
          <dt>{t('mainHome')}</dt>
          <dd>{t('aboutAmount', { amount: costs.mainHomeTotal })}</dd>
        </div>
      )}
      {running.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
