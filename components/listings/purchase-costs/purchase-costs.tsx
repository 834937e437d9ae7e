import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Table } from '@/components/ui/table';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { Link } from '@/lib/i18n/link';
import { CostsChart } from './costs-chart';
import styles from './purchase-costs.module.scss';

type PurchaseCostsProps = {
  costs: NonNullable<ListingPageView['costs']>;
  listing: Pick<ListingPageView, 'reference'>;
};

export async function PurchaseCostsSection({ costs, listing }: PurchaseCostsProps) {
  const t = await getTranslations('listingPage.costs');
  const words = await getTranslations('listingCosts');
  const { chart } = costs;
  return (
    <section className={`sand section ${styles.costs}`} id="costs" aria-labelledby="costs-heading">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.drawing}>
          <h2 id="costs-heading">{t('heading')}</h2>
          <p className={styles.intro}>
            {costs.intro} {costs.reduced}
          </p>
          <figure className={styles.figure}>
            <div className={styles.labels}>
              <p>
                <b>{costs.priceTerm}</b> {costs.price}
              </p>
              <p>
                <b>{words('costs')}</b> {costs.costs}
              </p>
            </div>
            <CostsChart label={chart.label} price={chart.price} parts={chart.parts} />
            <div className={styles.labels}>
              <p>
                <b>{chart.taxes.term}</b> {chart.taxes.amount}
              </p>
              <p>
                <b>{chart.fees.term}</b> {chart.fees.amount}
              </p>
            </div>
          </figure>
        </div>
        <div className={styles.bill}>
          <Table
            caption={t('caption', { reference: listing.reference })}
            rows={[
              { id: 'price', cells: [costs.priceTerm, costs.price] },
              ...costs.rows.map(({ id, term, amount }) => ({ id, cells: [term, amount] })),
            ]}
            foot={[{ id: 'total', cells: [words('total'), costs.total] }]}
          />
          {costs.financing && <p className={`small ${styles.financing}`}>{costs.financing}</p>}
          <p className={`mini soft ${styles.note}`}>
            {costs.leavesOut} {costs.source}
          </p>
          {costs.calculatorHref && (
            <Link href={costs.calculatorHref} className={arrowLinkClass}>
              <ArrowLabel>{t('calculator')}</ArrowLabel>
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
