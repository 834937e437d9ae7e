import { getTranslations } from 'next-intl/server';
import type { FormAction } from '@/lib/forms/define-form';
import { formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { SaleCode } from '@/lib/sales/sale-forms';
import type { SaleView } from '@/lib/sales/sale-view';
import { RequestList } from './request-list';
import { FormOrSample } from './form-or-sample';
import styles from './sale.module.scss';

type PriceAndFactsProps = Readonly<{
  sale: SaleView;
  /** Null in the example. */
  action: FormAction<SaleCode> | null;
  errors: Readonly<Record<SaleCode, string>>;
}>;

/** What a seller can ask for: another price, or that a fact be put right. */
export async function PriceAndFacts({ sale: { listing, requests }, action, errors }: PriceAndFactsProps) {
  const t = await getTranslations('sale.requests');
  const locale = await currentLocale();
  const shared = { form: 'request', action, errors, labels: { submit: t('send'), pending: t('sending') } } as const;
  return (
    <>
      <section className={styles.section} aria-labelledby="price">
        <h2 id="price">{t('priceTitle')}</h2>
        {listing.price !== null && <p>{t('priceNow', { price: formatPrice(listing.price, locale) })}</p>}
        <FormOrSample
          {...shared}
          sample="price"
          id="price"
          hidden={{ listing: listing.id, kind: 'price', locale }}
          fields={[
            { name: 'amount', kind: 'euros', label: t('amount') },
            { name: 'text', kind: 'text', label: t('why') },
          ]}
        />
      </section>
      <section className={styles.section} aria-labelledby="fact">
        <h2 id="fact">{t('factTitle')}</h2>
        <FormOrSample
          {...shared}
          sample="fact"
          id="fact"
          hidden={{ listing: listing.id, kind: 'wrongFact', locale }}
          fields={[{ name: 'text', kind: 'text', label: t('fact'), hint: t('factHint') }]}
          isQuiet
        />
      </section>
      <section className={styles.section} aria-labelledby="requests">
        <h2 id="requests">{t('title')}</h2>
        <RequestList requests={requests} />
      </section>
    </>
  );
}
