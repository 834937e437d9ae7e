import { Images, LayoutPanelLeft, Orbit, Play } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './gallery-links.module.scss';

type GalleryLinksProps = {
  page: Pick<ListingPageView, 'hasPlan' | 'images' | 'media'>;
  first: string | null;
};

const mediaIcons = { video: Play, tour: Orbit } as const;

export async function GalleryLinks({ page: { hasPlan, images, media }, first }: GalleryLinksProps) {
  const t = await getTranslations('listingPage.gallery');
  const tPage = await getTranslations('listingPage');
  return (
    <>
      <ul className={styles.links} aria-label={t('more')}>
        {first !== null && (
          <li>
            <a href={first} data-leaf="all">
              <Icon node={Images} />
              <span className={styles.count} aria-hidden="true">
                {images.length}
              </span>
              <span className={styles.words}>{t('all', { count: images.length })}</span>
            </a>
          </li>
        )}
        {hasPlan && (
          <li>
            <a href="#rooms" data-leaf="plan">
              <Icon node={LayoutPanelLeft} />
              {tPage('actions.plan')}
            </a>
          </li>
        )}
        {media.map(({ host, href, kind }) => (
          <li key={kind}>
            <a
              href={href}
              {...(host === null ? { 'data-leaf': kind } : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon node={mediaIcons[kind]} />
              {host === null ? t(kind) : t('elsewhere', { what: t(kind), host })}
            </a>
          </li>
        ))}
      </ul>
      {media.some(({ host }) => host !== null) && <p className={styles.note}>{t('elsewhereNote')}</p>}
    </>
  );
}
