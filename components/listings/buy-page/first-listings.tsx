import { getTranslations } from 'next-intl/server';
import { EnergyTag } from '@/components/listing-card/energy-tag';
import { SaveButton } from '@/components/layout/saved-listings/save-button';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { ListingImage } from '@/components/ui/listing-image';
import { classNames } from '@/lib/text/class-names';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { withAltText } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import styles from './first-listings.module.scss';

const LEAD_SIZES = '(min-width: 1320px) 712px, (min-width: 1024px) 56vw, 92vw';
const ROW_SIZES = '(min-width: 1320px) 230px, (min-width: 1024px) 20vw, (min-width: 640px) 45vw, 40vw';

export async function FirstListings({ listings, total }: { listings: readonly ListingCardView[]; total: number }) {
  const t = await getTranslations('buyPage.homes');

  return (
    <section className="wrap section">
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Link href={total === 0 ? '/contact' : '/properties'} className={arrowLinkClass}>
          <ArrowLabel>{total === 0 ? t('contact') : t('all', { count: total })}</ArrowLabel>
        </Link>
      </div>
      {total === 0 && <p className="soft">{t('none')}</p>}
      <ul className={styles.listings}>
        {listings.map((listing, index) => (
          <li key={listing.id} className={index === 0 ? styles.first : styles.next}>
            <FirstListing listing={listing} sizes={index === 0 ? LEAD_SIZES : ROW_SIZES} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function FirstListing({
  listing,
  sizes,
  isFirst,
}: {
  listing: ListingCardView;
  sizes: string;
  isFirst: boolean;
}) {
  const t = await getTranslations('listingCard');
  const tSaved = await getTranslations('savedListings');
  const tImages = await getTranslations('images');
  const facts = listing.facts.map((fact) =>
    'area' in fact ? fact.area : t('rooms', { count: fact.count, name: t(fact.kind, { count: fact.count }) }),
  );

  return (
    <article className={styles.listing}>
      <div className={classNames(styles.media, isFirst && styles.cut)}>
        <ListingImage image={listing.image && withAltText(listing.image, tImages)} type={listing.type} sizes={sizes} />
        <SaveButton listing={listing.id} label={tSaved('save', { title: listing.title })} />
      </div>
      <div className={styles.text}>
        <div className={styles.top}>
          <p className={styles.price}>
            {listing.price}
            {listing.priceNote && <span className={styles.note}> {listing.priceNote}</span>}
          </p>
          <EnergyTag energy={listing.energy} energyLabel={listing.energyLabel} />
        </div>
        <h3 className={styles.title}>
          <Link href={listing.href}>{listing.title}</Link>
        </h3>
        <p className="small soft">{listing.place}</p>
        <p className={`small soft numeric ${styles.facts}`}>{facts.join('\u00A0· ')}</p>
        {listing.lettingNote && <p className="small soft">{listing.lettingNote}</p>}
      </div>
    </article>
  );
}
