import type { ListingMapView } from '@/lib/listings/map/listing-map';
import { TILE_SIZE } from '@/lib/map/mercator';
import styles from './map-labels.module.scss';

/** Decorative for screen readers. */
export function MapGround({ images, labels }: Pick<ListingMapView, 'images' | 'labels'>) {
  return (
    <g aria-hidden="true" className={styles.ground}>
      {images.map(({ href, x, y }) => (
        <image key={href} href={href} x={x} y={y} width={TILE_SIZE + 1} height={TILE_SIZE + 1} />
      ))}
      {labels.map(({ kind, text, x, y }) => (
        <text key={`${text} ${x} ${y}`} transform={turn(kind, x, y)} className={styles[kind]}>
          {text}
        </text>
      ))}
    </g>
  );
}

function turn(kind: string, x: number, y: number): string {
  const angle = kind === 'along' ? -45 : kind === 'up' ? 45 : 0;
  return angle === 0 ? `translate(${x} ${y})` : `translate(${x} ${y})rotate(${angle})`;
}
