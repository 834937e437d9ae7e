import { Images, LayoutPanelLeft } from 'lucide';
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
import { CardBody } from './card-body';
import { CardImages } from './card-images';
import { CARD_SIZES } from './card-sizes';
import styles from './listing-card.module.scss';

type ListingCardProps = {
  card: ListingCardView;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
  sizes?: string;
};

export async function ListingCard(props: ListingCardProps) {
  const { card, heading, isPriority = false, sizes = CARD_SIZES } = props;
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
      <CardBody
        card={card}
        {...(heading && { heading })}
        title={<Link href={card.href}>{card.title}</Link>}
        labelOf={(fact) => t(fact.kind, { count: 'count' in fact ? fact.count : 0 })}
      />
      <SaveButton listing={card.id} label={tSaved('save', { title: card.title })} />
    </article>
  );
}

function flagOf({ isLowered, isNew, status }: ListingCardView): 'lowered' | 'new' | 'reserved' | 'sold' | null {
  if (status !== 'available') return status;
  if (isLowered) return 'lowered';
  return isNew ? 'new' : null;
}
