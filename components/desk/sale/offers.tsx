import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { formatDate, formatPercent, formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import type { FormAction } from '@/lib/forms/define-form';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { SaleCode } from '@/lib/sales/sale-forms';
import type { OfferView, SaleView } from '@/lib/sales/sale-view';
import type { ReactNode } from 'react';
import { SaleForm } from '@/components/sale/sale-form';
import styles from '@/components/sale/sale.module.scss';

type DeskOffersProps = Readonly<{
  sale: SaleView;
  /** `YYYY-MM-DD` */
  today: string;
  actions: Readonly<{ enter: FormAction<SaleCode>; withdraw: RedirectingAction }>;
  errors: Readonly<Record<SaleCode, string>>;
}>;

export async function DeskOffers({ sale: { listing, offers }, today, actions, errors }: DeskOffersProps) {
  const t = await getTranslations('deskSale.offers');
  const words = await getTranslations('sale.offers');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const line = (name: string, cell: (offer: OfferView) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {offers.map((offer) => (
        <td key={offer.id}>{cell(offer)}</td>
      ))}
    </tr>
  );
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
        <div className={styles.sideBySide} role="region" aria-label={t('sideBySide')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('buyer')}</th>
                {offers.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name ?? words('erased')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {line(t('amount'), ({ amount }) => (
                <>
                  <strong>{formatPrice(amount, locale)}</strong>
                  {listing.price !== null && (
                    <small> ({t('ofPrice', { percent: formatPercent(amount / listing.price, locale, 1) })})</small>
                  )}
                </>
              ))}
              {line(t('conditions'), ({ conditions }) => (
                <span className={styles.words}>{conditions}</span>
              ))}
              {line(t('received'), ({ receivedOn }) => formatDate(receivedOn, locale))}
              {line(t('until'), ({ validUntil }) => validUntil && formatDate(validUntil, locale))}
              {line(t('state'), ({ answeredName, state }) => (
                <>
                  {words(`states.${state}`)}
                  {answeredName && <small> ({answeredName})</small>}
                </>
              ))}
              {line(t('answer'), ({ answer, counterAmount }) => (
                <span className={styles.words}>
                  {counterAmount !== null && `${formatPrice(counterAmount, locale)}. `}
                  {answer}
                </span>
              ))}
              {line(t('withdraw'), ({ id, name, state }) =>
                ['received', 'countered', 'accepted'].includes(state) ? (
                  <ActionForm action={actions.withdraw} failed={common('lost')}>
                    <HiddenFields values={{ listing: listing.id, offer: id, locale }} />
                    <Button type="submit" look="outline" isSmall>
                      {t('withdrawIt')} <span className="visuallyHidden">({name ?? words('erased')})</span>
                    </Button>
                  </ActionForm>
                ) : null,
              )}
            </tbody>
          </table>
        </div>
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
