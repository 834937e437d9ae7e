import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Image } from '@/components/ui/image';
import { classNames } from '@/lib/text/class-names';
import type { BuyPageView } from '@/lib/listings/list/buy-page';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './type-tiles.module.scss';

const tiles = [
  { type: 'apartment', image: 'gracia-rose', sizes: '(min-width: 1024px) 42vw, 92vw' },
  { type: 'villa', image: 'moraira-villa-2', sizes: '(min-width: 1024px) 58vw, 92vw' },
  { type: 'house', image: 'altea-front', sizes: '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw' },
] as const;

export async function TypeTiles({ counts }: Pick<BuyPageView, 'counts'>) {
  const t = await getTranslations('buyPage.tiles');
  const locale = await currentLocale();

  return (
    <section className={`wrap ${styles.tiles}`}>
      <h2>{t('title')}</h2>
      {tiles.map(({ type, image, sizes }) => (
        <div key={type} className={classNames(styles.tile, styles[type])}>
          <Image image={getImage(image, locale)} sizes={sizes} isDecorative />
          <div>
            <h3>
              <Link href={`/properties?type=${type}`} className={classNames(arrowLinkClass, styles.link)}>
                <ArrowLabel>{t(`${type}.title`)}</ArrowLabel>
              </Link>
            </h3>
            <p className="small soft">{t(`${type}.text`, { count: counts[type] })}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
