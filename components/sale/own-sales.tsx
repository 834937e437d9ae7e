import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import { salePath } from '@/lib/i18n/routes';
import type { SaleListing } from '@/lib/sales/sale-view';
import { SaleFacts } from './sale-facts';
import { SalePicture } from './sale-picture';
import styles from './own-sales.module.scss';

type OwnSalesProps = Readonly<{ sales: readonly Readonly<{ listing: SaleListing; isAccepted: boolean }>[] }>;

/** Listings of a seller. Before acceptance only the title is shown. */
export async function OwnSales({ sales }: OwnSalesProps) {
  const t = await getTranslations('sale.card');
  return (
    <section className={styles.sales} aria-labelledby="sales">
      <h2 id="sales">{t('title', { count: sales.length })}</h2>
      <ul>
        {sales.map(({ isAccepted, listing }) => (
          <li key={listing.id}>
            {isAccepted && <SalePicture listing={listing} />}
            <div>
              <h3 id={`sale-${listing.id}`}>{listing.title}</h3>
              {isAccepted && <SaleFacts listing={listing} days={null} />}
              <p className="soft">{isAccepted ? t('text') : t('invited')}</p>
            </div>
            <Link
              href={salePath(listing.id)}
              className={buttonClass({ isSmall: true })}
              aria-describedby={`sale-${listing.id}`}
            >
              {t(isAccepted ? 'open' : 'openInvitation')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
