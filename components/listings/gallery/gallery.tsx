import { getTranslations } from 'next-intl/server';
import { ViewTransition } from 'react';
import { Image } from '@/components/ui/image';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { outsideRooms } from '@/lib/listings/schema/outside-rooms';
import { withAltText, type ImageView } from '@/lib/site/images';
import { formatArea } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { GalleryLinks } from './gallery-links';
import { GalleryViewer } from './gallery-viewer';
import type { LeafPart } from './read-leaves';
import styles from './gallery.module.scss';

type GalleryProps = { page: Pick<ListingPageView, 'hasPlan' | 'id' | 'images' | 'kind' | 'media' | 'status'> };

const LARGE = '(min-width: 1320px) 824px, (min-width: 1024px) 62vw, 100vw';
const SMALL = '(min-width: 1320px) 200px, (min-width: 1024px) 15vw, 100vw';

/** Undefined outdoors. */
function partOf({ isPlan, shows }: ImageView): LeafPart | undefined {
  if (isPlan) return 'plan';
  return shows && !outsideRooms.has(shows.room) ? 'rooms' : undefined;
}

const largest = ({ folder, name, widths }: ImageView) => `${folder}/${name}-${Math.max(...widths)}.avif`;

export async function Gallery({ page }: GalleryProps) {
  const { id, images, kind, status } = page;
  const t = await getTranslations('listingPage.gallery');
  const tPage = await getTranslations('listingPage');
  const tImages = await getTranslations('images');
  const tFacts = await getTranslations('listingFacts');
  const locale = await currentLocale();
  const caption = ({ alt, isPlan, shows }: ImageView) => {
    if (!shows) return isPlan ? tImages('planCaption') : (/^[^,;:.]+/.exec(alt)?.[0] ?? null);
    const area = shows.area === undefined ? '' : `, ${formatArea(shows.area, locale, 1)}`;
    return tFacts(`room.${shows.room}`, { kind }) + area;
  };

  return (
    <GalleryViewer
      className={styles.gallery}
      labels={{
        title: t('label'),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        strip: t('strip'),
        whole: t('whole'),
        parts: { outside: t('parts.outside'), rooms: t('parts.rooms'), plan: tPage('actions.plan'), video: t('video') },
        enquiry: tPage(status === 'sold' ? 'enquiry.similar' : 'enquiry.visit'),
      }}
      counter={t('counter', { current: '{current}', total: '{total}' })}
    >
      <ul className={styles.images} aria-label={t('label')}>
        {images.map((image, index) => {
          const picture = (
            <Image image={withAltText(image, tImages)} sizes={index === 0 ? LARGE : SMALL} isPriority={index === 0} />
          );
          return (
            <li key={image.name}>
              <a href={largest(image)} data-leaf="image" data-part={partOf(image)}>
                {index === 0 ? (
                  <ViewTransition name={`listing-${id}`} share="cover" default="none">
                    {picture}
                  </ViewTransition>
                ) : (
                  picture
                )}
                {!image.isPhotograph && (
                  // Hidden, because the alt text ends with it.
                  <span className={styles.render} aria-hidden="true">
                    {tImages('render')}
                  </span>
                )}
              </a>
              <p className={styles.caption}>
                <span data-caption="">{caption(image)}</span>{' '}
                <span aria-hidden="true">
                  {index + 1}/{images.length}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      <GalleryLinks page={page} first={images[0] ? largest(images[0]) : null} />
    </GalleryViewer>
  );
}
