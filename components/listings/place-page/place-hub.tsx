import { ChevronDown } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { Link } from '@/lib/i18n/link';
import type { PlacePageView } from '@/lib/places/place-page';
import { lightImage } from '@/lib/site/area-image';
import { PlaceLinkLists } from './place-links';
import styles from './place-hub.module.scss';

const SIZES = '(min-width: 1320px) 392px, (min-width: 640px) 31vw, 46vw';

export async function PlaceHub({ page: { links, places } }: { page: PlacePageView }) {
  const t = await getTranslations('placePage.hub');
  return (
    <>
      <ul className={`wrap ${styles.places}`}>
        {places.map(({ count, from, href, image, name }) => (
          <li key={href} className={styles.card}>
            <Image image={lightImage(image)} sizes={SIZES} className={styles.image} isDecorative />
            <h2>
              <Link href={href}>{name}</Link>
            </h2>
            <p className="soft numeric">
              {count}
              <br />
              {from}
            </p>
          </li>
        ))}
      </ul>
      <details className={styles.all} open={places.length === 0}>
        <summary className="wrap">
          {t('places')}
          <Icon node={ChevronDown} />
        </summary>
        <PlaceLinkLists links={links} />
      </details>
    </>
  );
}
