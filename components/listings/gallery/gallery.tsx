import { Images } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { classNames } from '@/lib/text/class-names';
import type { ListingKind } from '@/lib/listings/page/kind-label';
import { withAltText, type ImageView } from '@/lib/site/images';
import { formatArea } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { GalleryViewer } from './gallery-viewer';
import styles from './gallery.module.scss';

type GalleryProps = { images: readonly ImageView[]; kind: ListingKind };

const WHOLE = '(min-width: 1320px) 1240px, 100vw';
const LARGE = '(min-width: 1320px) 825px, (min-width: 1024px) 64vw, 100vw';
const SMALL = '(min-width: 1320px) 412px, (min-width: 1024px) 32vw, 100vw';

const largest = ({ folder, name, widths }: ImageView) => `${folder}/${name}-${Math.max(...widths)}.avif`;

/**
 * A strip on phones, a grid on wide screens; links open the viewer. The first image and the viewer declare computer
 * images.
 */
export async function Gallery({ images, kind }: GalleryProps) {
  const t = await getTranslations('listingPage.gallery');
  const tImages = await getTranslations('images');
  const tFacts = await getTranslations('listingFacts');
  const locale = await currentLocale();
  const total = images.length;
  /** `Living room, 32 m²` */
  const caption = ({ shows }: ImageView) =>
    shows
      ? ` · ${tFacts(`room.${shows.room}`, { kind })}${shows.area === undefined ? '' : `, ${formatArea(shows.area, locale, 1)}`}`
      : '';
  const layout = total === 1 ? styles.one : total === 2 ? styles.two : styles.many;

  return (
    <GalleryViewer
      className={styles.gallery}
      labels={{ title: t('label'), close: t('close'), previous: t('previous'), next: t('next') }}
      counters={images.map((image, index) => t('counter', { current: index + 1, total }) + caption(image))}
      all={
        <>
          <Icon node={Images} />
          {t('all', { count: total })}
        </>
      }
    >
      <ul className={classNames(styles.images, layout)} aria-label={t('label')}>
        {images.map((image, index) => (
          <li key={image.name}>
            <a href={largest(image)}>
              <Image
                image={withAltText(image, tImages)}
                sizes={index > 0 ? SMALL : total === 1 ? WHOLE : LARGE}
                isPriority={index === 0}
              />
              {!image.isPhotograph && (
                // Hidden: the alt text ends with it.
                <span className={styles.render} aria-hidden="true">
                  {tImages('render')}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </GalleryViewer>
  );
}
