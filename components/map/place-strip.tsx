import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import { flagPath, GROUP_PATH } from '@/lib/map/flag-shape';
import type { MapTiles } from '@/lib/map/map-tile';
import { stripImagePath } from '@/lib/map/strip-frame';
import type { PlaceStripView } from '@/lib/places/place-strip';
import { LoadedImage } from './loaded-image';
import { MapAttribution } from './map-attribution';
import { MapGround } from './map-ground';
import styles from './place-strip.module.scss';

type PlaceStripProps = { strip: PlaceStripView; tiles: MapTiles };

/** One link to the map of the list; renders nothing where the map has no streets. */
export async function PlaceStrip({ strip, tiles }: PlaceStripProps) {
  const t = await getTranslations('listingMap');
  const { count, flags, frame, isDrawn, labels, search } = strip;
  if (!tiles.hasStreets && !isDrawn) return null;
  return (
    <div className={`wrap ${styles.strip}`}>
      <Link href={`/properties?${search}&view=map`} rel="nofollow">
        <LoadedImage
          className={styles.picture}
          src={stripImagePath(tiles.version, frame)}
          alt=""
          width={frame.width}
          height={frame.height}
          loading="lazy"
        >
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            {!tiles.hasNames && <MapGround images={[]} labels={labels} />}
            {flags.map((flag) => (
              <g key={`${flag.x} ${flag.y}`} transform={`translate(${flag.x} ${flag.y})`}>
                <path d={flag.price === null ? GROUP_PATH : flagPath({ price: flag.price })} />
                {flag.price === null ? <text y="5">{flag.count}</text> : <text y="-18">{flag.price}</text>}
              </g>
            ))}
          </svg>
        </LoadedImage>
        <span className={arrowLinkClass}>
          <ArrowLabel>{t('strip', { count })}</ArrowLabel>
        </span>
      </Link>
      <MapAttribution attribution={tiles.attribution} />
    </div>
  );
}
