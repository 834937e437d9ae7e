import type { MapFlag, ListingMapView } from '@/lib/listings/map/listing-map';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { flagHeight, flagName, flagPath, flagWidth, GROUP_PATH } from '@/lib/map/flag-shape';
import { MapGround } from './map-ground';
import styles from './listing-map.module.scss';
import outlineStyles from './outline.module.scss';

type StillMapProps = {
  view: ListingMapView;
  locale: Locale;
  /** Contains `{means}`. */
  meansText: string;
  groupName: (count: number, isOnePoint: boolean) => string;
};

export function StillMap({ groupName, locale, meansText, view }: StillMapProps) {
  return (
    <svg className={styles.still} width={view.frame.width} height={view.frame.height}>
      <MapGround images={view.images} labels={view.labels} />
      {view.outline && <polygon points={view.outline.flat().join(' ')} className={outlineStyles.outline} />}
      {view.flags.map((flag) => (
        <g
          key={flag.kind === 'listing' ? flag.marker.id : flag.href}
          transform={`translate(${flag.x} ${flag.y})`}
          className={styles.drawnFlag}
        >
          <a
            href={localizedHref(locale, flag.kind === 'listing' ? flag.marker.href : flag.href)}
            aria-label={
              flag.kind === 'listing' ? flagName(flag.marker, meansText) : groupName(flag.count, flag.isOnePoint)
            }
          >
            <Shape flag={flag} />
          </a>
        </g>
      ))}
    </svg>
  );
}

function Shape({ flag }: { flag: MapFlag }) {
  if (flag.kind === 'group') {
    return (
      <>
        <path d={GROUP_PATH} />
        <text y="5">{flag.count}</text>
      </>
    );
  }
  const { means, price } = flag.marker;
  const width = flagWidth(flag.marker);
  const height = flagHeight([flag.marker]);
  return (
    <>
      <rect x={-width / 2} y={-height} width={width} height={height} className={styles.target} />
      <path d={flagPath(flag.marker)} />
      <text y={means ? -33 : -18}>{price}</text>
      {means && (
        <text y="-17" className={styles.means}>
          {means}
        </text>
      )}
    </>
  );
}
