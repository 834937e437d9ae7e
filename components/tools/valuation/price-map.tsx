import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import type { PriceMapTiles as PriceMapView } from '@/lib/valuation/price-tiles';
import styles from './price-map.module.scss';

/** Marked up as a list, so that places and prices are text. */
export async function PriceMap({ map }: { map: PriceMapView }) {
  const t = await getTranslations('valuationPage.map');
  const { captions, group, tiles } = map;
  return (
    <figure className={styles.figure} aria-label={t(`names.${group}`)}>
      <h3>{t(`names.${group}`)}</h3>
      <ul className={classNames(styles.tiles, group === 'barcelona' ? styles.city : styles.coast)}>
        {tiles.map(({ id, name, price, step, isChosen }) => (
          <li
            key={id}
            className={classNames(styles.tile, styles[`step${step}`], isChosen && styles.chosen)}
            data-place={id}
          >
            <span>{id === 'alicante' ? t('province') : name}</span>
            <b>{price}</b>
            {isChosen && <span className="visuallyHidden">{t('chosen')}</span>}
          </li>
        ))}
      </ul>
      <figcaption className="mini soft">{captions.map((caption) => t('caption', caption)).join(' ')}</figcaption>
    </figure>
  );
}
