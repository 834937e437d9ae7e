import { getTranslations } from 'next-intl/server';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { nextStep } from '@/lib/sales/known-steps';
import { salePartPath } from '@/lib/sales/sale-part-path';
import type { SaleView } from '@/lib/sales/sale-view';
import styles from './sale.module.scss';

export async function SaleLetter({ sale }: Readonly<{ sale: SaleView }>) {
  const t = await getTranslations('sale.letter');
  const names = await getTranslations('sale');
  const locale = await currentLocale();
  const { figures, listing, offers, documents, steps } = sale;
  const isLetting = listing.operation === 'rent';
  const waiting = offers.filter(({ state }) => state === 'received').length;
  const missing = documents.filter(({ broughtBy, documentId }) => broughtBy === 'seller' && documentId === null);
  const [firstMissing] = missing;
  const next = nextStep(steps, sale.state);
  return (
    <>
      <section className={styles.section} aria-labelledby="asked">
        <h2 id="asked">{t('asked')}</h2>
        <div className={styles.letter}>
          {waiting > 0 && (
            <p>
              {t('offers', { count: waiting })} <Link href={salePartPath(listing, 'offers')}>{t('seeOffers')}</Link>
            </p>
          )}
          {firstMissing?.documentType && (
            <p>
              {t('missing', { count: missing.length, paper: names(`papers.names.${firstMissing.documentType}`) })}{' '}
              <Link href={salePartPath(listing, 'papers')}>{t('bring')}</Link>
            </p>
          )}
          {waiting === 0 && missing.length === 0 && <p>{t('nothing')}</p>}
          <p>
            {t('viewings', { count: figures.viewings })}{' '}
            <Link href={salePartPath(listing, 'calendar')}>{t('seeCalendar')}</Link>
          </p>
          {next && (
            <p>
              {next.dueOn
                ? t('nextOn', { step: names(`steps.kinds.${next.kind}`), day: formatDate(next.dueOn, locale) })
                : t('next', { step: names(`steps.kinds.${next.kind}`) })}
            </p>
          )}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures">{t('figures')}</h2>
        <div className={styles.letter}>
          <p>
            {listing.price !== null && t(isLetting ? 'rent' : 'price', { price: formatPrice(listing.price, locale) })}{' '}
            {figures.days === null ? t('notPublished') : t('days', { count: figures.days })}
          </p>
          <p>
            {t('saves', { count: figures.saves })} {t('enquiries', { count: figures.enquiries })}{' '}
            {!isLetting && t('offersSoFar', { count: offers.length })}
          </p>
          <p>
            <Link href={salePartPath(listing, 'figures')}>{t('seeFigures')}</Link>
          </p>
          <p className="mini soft">{t('counted')}</p>
        </div>
      </section>
    </>
  );
}
