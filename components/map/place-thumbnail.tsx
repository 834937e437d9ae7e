import type { ListingPlaceView } from '@/lib/listings/map/listing-place';
import { PLACE_HEIGHT, PLACE_WIDTH, placeImagePath } from '@/lib/map/place-frame';
import { LoadedImage } from './loaded-image';
import styles from './place-map.module.scss';

type PlaceThumbnailProps = { place: ListingPlaceView; version: string; alt: string };

export function PlaceThumbnail({ alt, place: { at, radius }, version }: PlaceThumbnailProps) {
  return (
    <LoadedImage
      className={styles.thumbnail}
      src={placeImagePath(version, at)}
      alt={alt}
      width={PLACE_WIDTH}
      height={PLACE_HEIGHT}
      loading="lazy"
    >
      <svg viewBox={`0 0 ${PLACE_WIDTH} ${PLACE_HEIGHT}`} aria-hidden="true">
        <circle
          cx={PLACE_WIDTH / 2}
          cy={PLACE_HEIGHT / 2}
          r={radius ?? 12}
          className={radius === null ? styles.point : styles.circle}
        />
      </svg>
    </LoadedImage>
  );
}
