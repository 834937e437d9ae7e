import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import type { FormAction } from '@/lib/forms/define-form';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { SaleCode } from '@/lib/sales/sale-forms';
import type { SaleView } from '@/lib/sales/sale-view';
import { SaleForm } from '@/components/sale/sale-form';
import styles from '@/components/sale/sale.module.scss';
import deskStyles from './desk-sale.module.scss';
import { OfferCard } from './offer-card';

type DeskOffersProps = Readonly<{
  sale: SaleView;
  /** `YYYY-MM-DD` */
  today: string;
  actions: Readonly<{ enter: FormAction<SaleCode>; withdraw: RedirectingAction }>;
  errors: Readonly<Record<SaleCode, string>>;
}>;

export async function DeskOffers({ sale: { listing, offers }, today, actions, errors }: DeskOffersProps) {
  const t = await getTranslations('deskSale.offers');
  const locale = await currentLocale();
  const scale = Math.max(listing.price ?? 0, ...offers.map(({ amount }) => amount));
  return (
    <section className={styles.section} aria-labelledby="offers">
      <h2 id="offers">{t('title')}</h2>
      {offers.some(({ state }) => state === 'accepted') && (
        <p>
          {t('reserve')} <Link href={deskPath('homes', listing.id, 'state')}>{t('toState')}</Link>
        </p>
      )}
      {offers.length === 0 ? (
        <p className="soft">{t('empty')}</p>
      ) : (
        <ul className={deskStyles.offers} aria-label={t('sideBySide')}>
          {offers.map((offer) => (
            <OfferCard key={offer.id} listing={listing} offer={offer} scale={scale} withdraw={actions.withdraw} />
          ))}
        </ul>
      )}
      <p>{t('tellBuyer')}</p>
      <SaleForm
        summary={t('enter')}
        form="offer"
        id="offer"
        action={actions.enter}
        hidden={{ listing: listing.id, locale }}
        errors={errors}
        fields={[
          { name: 'name', kind: 'line', label: t('buyer'), hint: t('buyerHint') },
          { name: 'email', kind: 'email', label: t('email') },
          { name: 'amount', kind: 'euros', label: t('amount') },
          { name: 'conditions', kind: 'text', label: t('conditions'), hint: t('conditionsHint') },
          { name: 'receivedOn', kind: 'day', label: t('received'), value: today },
          { name: 'validUntil', kind: 'day', label: t('until') },
        ]}
        labels={{ submit: t('save'), pending: t('saving') }}
        isQuiet
      />
    </section>
  );
}
