import { Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Monogram } from '@/components/ui/monogram';
import { siteFacts } from '@/lib/site/site-facts';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { hoursInWords } from '@/lib/site/opening-hours';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { memberPath } from '@/lib/i18n/routes';
import styles from './enquiry.module.scss';

export async function Enquiry({ page }: { page: ListingPageView }) {
  const { agency } = siteFacts();
  const t = await getTranslations('listingPage.enquiry');
  const status = await getTranslations('listingPage');
  const { agent, contactHref, costs, kind, operation, price, priceNote, pricePerArea, tenantFee } = page;
  const isSold = page.status === 'sold';
  const hours = hoursInWords(agency.hours.phone, await currentLocale(), await getTranslations('common'));

  return (
    <aside className={styles.enquiry} aria-label={t('label')}>
      <div className={styles.box}>
        <div>
          {isSold ? (
            <p className={styles.price}>{status('status.sold', { operation })}</p>
          ) : (
            <p className={styles.price}>
              {price}
              {priceNote && <span> {priceNote}</span>}
            </p>
          )}
          {!isSold && pricePerArea && <p className="small soft numeric">{pricePerArea}</p>}
          {costs && (
            <p className="small numeric">
              <a href="#costs">{t('costs', { amount: costs.costs })}</a>
            </p>
          )}
          {operation === 'rent' && !isSold && (
            <p className="small soft">
              {tenantFee === null ? t('landlordPays') : t('clientFee', { amount: tenantFee })}
            </p>
          )}
          {page.status !== 'available' && <p className="small">{t(page.status, { operation })}</p>}
        </div>
        <div className={styles.agent}>
          <Monogram initials={agent.initials} />
          <p>
            <b>
              <Link href={memberPath(agent.id)}>{agent.name}</Link>
            </b>
            <span>{t('knows', { kind })}</span>
          </p>
        </div>
        <div className={styles.ways}>
          <Link href={contactHref} className={buttonClass({ isWide: true })}>
            {t(isSold ? 'similar' : 'visit')}
          </Link>
          <a href={`tel:${agency.phone.e164}`} className={buttonClass({ look: 'outline', isWide: true })}>
            <Icon node={Phone} />
            {t('call', { phone: agency.phone.display })}
          </a>
          <p className="mini soft">{t('hours', { hours })}</p>
        </div>
      </div>
    </aside>
  );
}
