import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { ListingStateLabel } from '@/components/desk/listings/listing-state-label';
import { buttonClass } from '@/components/ui/button';
import { ListingImage } from '@/components/ui/listing-image';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatPrice } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { listingImage } from '@/lib/listings/desk/desk-listing-image';
import styles from './recent-listings.module.scss';

export async function RecentListings({ listings }: Readonly<{ listings: readonly DeskListing[] }>) {
  if (listings.length === 0) return <FirstListing />;
  const t = await getTranslations('deskToday');
  const tTable = await getTranslations('deskHomes.table');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="today-recent" className={styles.recent}>
      <h2 id="today-recent">{t('recent')}</h2>
      <ul>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingImage
              image={listingImage(listing.image, locale)}
              type={listing.type ?? 'apartment'}
              sizes="16rem"
              isDecorative
            />
            <Link href={deskPath('homes', listing.id)} className={styles.name}>
              <strong>{listing.reference}</strong> {listing.street}
            </Link>
            <span className={styles.facts}>
              <Link href={deskPath('homes', listing.id, 'state')}>
                <ListingStateLabel listing={listing} />
                <span className="visuallyHidden">{tTable('changeState', { reference: listing.reference })}</span>
              </Link>
              {listing.price !== null && (
                <Link href={deskPath('homes', listing.id, 'price')} className={styles.price}>
                  {formatPrice(listing.price, locale)}
                  <span className="visuallyHidden">{tTable('changePrice', { reference: listing.reference })}</span>
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function FirstListing() {
  const t = await getTranslations('deskHomes');
  return (
    <EmptyPage drawing="house" text={t('none')}>
      <Link href="/dashboard/agency/homes/new" className={buttonClass({ isSmall: true })}>
        {t('new')}
      </Link>
    </EmptyPage>
  );
}
