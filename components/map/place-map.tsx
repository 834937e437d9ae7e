import { getTranslations } from 'next-intl/server';
import type { ListingPlaceView } from '@/lib/listings/map/listing-place';
import { hasDrawnStreets } from '@/lib/map/drawn-streets';
import type { MapTiles } from '@/lib/map/map-tile';
import { PLACE_HEIGHT, PLACE_WIDTH, placeImagePath } from '@/lib/map/place-frame';
import { LoadedImage } from './loaded-image';
import { MapAttribution } from './map-attribution';
import { MapGround } from './map-ground';
import styles from './place-map.module.scss';

type PlaceMapProps = {
  place: ListingPlaceView;
  tiles: MapTiles;
  neighbourhood: string;
};

/** Map of the approximate location of a listing; nothing where the map has no streets. */
export async function PlaceMap({ neighbourhood, place, tiles }: PlaceMapProps) {
  const t = await getTranslations('listingMap');
  const { at, labels, radius, wideLabels } = place;
  if (!tiles.hasStreets && !hasDrawnStreets(at)) return null;
  const [x, y] = [PLACE_WIDTH / 2, PLACE_HEIGHT / 2];
  return (
    <figure className={styles.place}>
      <LoadedImage
        className={styles.picture}
        src={placeImagePath(tiles.version, at)}
        alt={t('around', { place: neighbourhood, kind: radius === null ? 'exact' : 'circle' })}
        width={PLACE_WIDTH}
        height={PLACE_HEIGHT}
        loading="lazy"
      >
        <svg viewBox={`0 0 ${PLACE_WIDTH} ${PLACE_HEIGHT}`} aria-hidden="true">
          <circle cx={x} cy={y} r={radius ?? 9} className={radius === null ? styles.point : styles.circle} />
          {!tiles.hasNames && (
            <>
              <MapGround images={[]} labels={labels} />
              <g className={styles.wide}>
                <MapGround images={[]} labels={wideLabels} />
              </g>
            </>
          )}
        </svg>
      </LoadedImage>
      <figcaption>
        <p>{t(radius === null ? 'exact' : 'shifted')}</p>
        <MapAttribution attribution={tiles.attribution} />
      </figcaption>
    </figure>
  );
}
