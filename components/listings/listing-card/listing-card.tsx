import { Bath, BedDouble, Images, LandPlot, LayoutPanelLeft, Scan } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ViewTransition } from 'react';
import { SaveButton } from '@/components/layout/saved-listings/save-button';
import { Icon } from '@/components/ui/icon';
import { ListingImage } from '@/components/ui/listing-image';
import { classNames } from '@/lib/text/class-names';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { listingImagesPath } from '@/lib/i18n/routes';
import { withAltText } from '@/lib/site/images';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { CardImages } from './card-images';
import { CARD_SIZES } from './card-sizes';
import { EnergyTag } from './energy-tag';
import styles from './listing-card.module.scss';

type ListingCardProps = {
  card: ListingCardView;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
  sizes?: string;
};

const factIcons = { builtArea: Scan, plotArea: LandPlot, bedrooms: BedDouble, bathrooms: Bath } as const;

export async function ListingCard(props: ListingCardProps) {
  const { card, heading: Heading = 'h3', isPriority = false, sizes = CARD_SIZES } = props;
  const t = await getTranslations('listingCard');
  const tSaved = await getTranslations('savedListings');
  const tImages = await getTranslations('images');
  const locale = await currentLocale();
  const flag = flagOf(card);
  const cover = (
    <ListingImage
      image={card.image && withAltText(card.image, tImages)}
      type={card.type}
      sizes={sizes}
      isPriority={isPriority}
    />
  );

  return (
    <article className={classNames(styles.card, card.isFeatured && styles.featured)}>
      <div className={styles.media}>
        {/* Becomes the first image of its page. */}
        <ViewTransition name={`listing-${card.id}`} share="cover" default="none">
          {card.swipeCount > 1 ? (
            <CardImages
              href={localizedHref(locale, card.href)}
              source={listingImagesPath(card.id, locale)}
              count={card.swipeCount}
              labels={{
                previous: t('images.previous', { title: card.title }),
                next: t('images.next', { title: card.title }),
              }}
            >
              {cover}
            </CardImages>
          ) : (
            cover
          )}
        </ViewTransition>
        {flag && <span className={styles.flag}>{t(flag, { operation: card.isRent ? 'rent' : 'sale' })}</span>}
        {card.imageCount > 0 && (
          <p className={styles.count}>
            <Icon node={Images} />
            {card.imageCount}
            <span className="visuallyHidden"> {t('images.count', { count: card.imageCount })}</span>
            {card.hasPlan && (
              <>
                <Icon node={LayoutPanelLeft} />
                {t('plan')}
              </>
            )}
          </p>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <p className={styles.price}>
            {card.price}
            {card.priceNote && <span className={styles.note}> {card.priceNote}</span>}
          </p>
          <EnergyTag energy={card.energy} />
        </div>
        <Heading className={styles.title}>
          <Link href={card.href}>{card.title}</Link>
        </Heading>
        <p className={styles.place}>{card.place}</p>
        {card.lettingNote && <p className={styles.letting}>{card.lettingNote}</p>}
        <ul className={styles.facts}>
          {card.facts.map((fact) => (
            <li key={fact.kind}>
              <Icon node={factIcons[fact.kind]} />
              {'area' in fact ? fact.area : fact.count}
              <span className="visuallyHidden"> {t(fact.kind, { count: 'count' in fact ? fact.count : 0 })}</span>
            </li>
          ))}
          {card.pricePerSquareMetre && <li className={styles.perMetre}>{card.pricePerSquareMetre}</li>}
        </ul>
      </div>
      <SaveButton listing={card.id} label={tSaved('save', { title: card.title })} />
    </article>
  );
}

function flagOf({ isLowered, isNew, status }: ListingCardView): 'lowered' | 'new' | 'reserved' | 'sold' | null {
  if (status !== 'available') return status;
  if (isLowered) return 'lowered';
  return isNew ? 'new' : null;
}
