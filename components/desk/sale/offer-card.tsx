import { Ellipsis } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Icon } from '@/components/ui/icon';
import { StatusDot } from '@/components/ui/status-dot';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate, formatPercent, formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { offerTones } from '@/lib/sales/offer-tones';
import type { OfferView, SaleListing } from '@/lib/sales/sale-view';
import styles from './offer-card.module.scss';

type OfferCardProps = Readonly<{
  listing: Pick<SaleListing, 'id' | 'price'>;
  offer: OfferView;
  /** EUR at the end of each bar, so that the offers compare. */
  scale: number;
  withdraw: RedirectingAction;
}>;

export async function OfferCard({ listing, offer, scale, withdraw }: OfferCardProps) {
  const t = await getTranslations('deskSale.offers');
  const words = await getTranslations('sale.offers');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { amount, answer, answeredName, conditions, counterAmount, id, receivedOn, state, validUntil } = offer;
  const name = offer.name ?? words('erased');
  const difference = listing.price === null ? 0 : amount - listing.price;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <StatusDot tone={offerTones[state]}>{words(`states.${state}`)}</StatusDot>
      </div>
      <p className={styles.amount}>{formatPrice(amount, locale)}</p>
      {listing.price !== null && (
        <div>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
            <path d={`M0 4H${(listing.price / scale) * 100}`} className={styles.price} />
            <path d={`M0 4H${(amount / scale) * 100}`} className={styles.offered} />
            <path d={`M${(listing.price / scale) * 100} 0V8`} className={styles.mark} />
          </svg>
          <p className="mini soft">
            {t('ofPrice', { percent: formatPercent(amount / listing.price, locale, 1) })}
            {difference !== 0 &&
              ` · ${t('difference', { amount: formatPrice(Math.abs(difference), locale), side: difference < 0 ? 'below' : 'above' })}`}
          </p>
        </div>
      )}
      <p className="mini">
        {t('received')} {formatDate(receivedOn, locale)}
        {validUntil && ` · ${t('until')} ${formatDate(validUntil, locale)}`}
      </p>
      {conditions && <p className={styles.words}>{conditions}</p>}
      {(answer || counterAmount !== null || answeredName) && (
        <p className={styles.words}>
          <strong>{t('answer')}:</strong> {counterAmount !== null && `${formatPrice(counterAmount, locale)}. `}
          {answer}
          {answeredName && ` (${answeredName})`}
        </p>
      )}
      {['received', 'countered', 'accepted'].includes(state) && (
        <details className={styles.menu}>
          <summary>
            <Icon node={Ellipsis} />
            <span className="visuallyHidden">
              {t('menu')}: {name}
            </span>
          </summary>
          <ActionForm action={withdraw} failed={common('lost')}>
            <HiddenFields values={{ listing: listing.id, offer: id, locale }} />
            <Button type="submit" look="outline" isSmall>
              {t('withdrawIt')} <span className="visuallyHidden">({name})</span>
            </Button>
          </ActionForm>
        </details>
      )}
    </li>
  );
}
