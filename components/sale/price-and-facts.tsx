import { getTranslations } from 'next-intl/server';
import { formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { SaleView } from '@/lib/sales/sale-view';
import type { RenderForm } from './render-form';
import { RequestList } from './request-list';
import styles from './sale.module.scss';

type PriceAndFactsProps = Readonly<{
  sale: SaleView;
  form: RenderForm;
}>;

export async function PriceAndFacts({ sale: { listing, requests }, form }: PriceAndFactsProps) {
  const t = await getTranslations('sale.requests');
  const locale = await currentLocale();
  const shared = { form: 'request', labels: { submit: t('send'), pending: t('sending') } } as const;
  return (
    <>
      <section className={styles.section} aria-labelledby="price">
        <h2 id="price">{t('priceTitle')}</h2>
        {listing.price !== null && (
          <p>
            {t(listing.operation === 'rent' ? 'rentNow' : 'priceNow', { price: formatPrice(listing.price, locale) })}
          </p>
        )}
        {form(
          {
            ...shared,
            id: 'price',
            hidden: { listing: listing.id, kind: 'price', locale },
            fields: [
              { name: 'amount', kind: 'euros', label: t('amount') },
              { name: 'text', kind: 'text', label: t('why') },
            ],
          },
          'price',
        )}
      </section>
      <section className={styles.section} aria-labelledby="fact">
        <h2 id="fact">{t('factTitle')}</h2>
        {form(
          {
            ...shared,
            id: 'fact',
            hidden: { listing: listing.id, kind: 'wrongFact', locale },
            fields: [{ name: 'text', kind: 'text', label: t('fact'), hint: t('factHint') }],
            isQuiet: true,
          },
          'fact',
        )}
      </section>
      <section className={styles.section} aria-labelledby="requests">
        <h2 id="requests">{t('title')}</h2>
        <RequestList requests={requests} />
      </section>
    </>
  );
}
