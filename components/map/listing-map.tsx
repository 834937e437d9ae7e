import { getTranslations } from 'next-intl/server';
import type { ListingMapView } from '@/lib/listings/map/listing-map';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { LiveMap } from './live-map';
import { MapAttribution } from './map-attribution';
import { StillMap } from './still-map';
import styles from './listing-map.module.scss';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide';
import { Icon } from '@/components/ui/icon';

const icons = {
  in: Plus,
  out: Minus,
  north: ArrowUp,
  west: ArrowLeft,
  east: ArrowRight,
  south: ArrowDown,
} as const;

const order = ['in', 'out', 'north', 'west', 'east', 'south'] as const;

async function MapMoves({ moves }: Pick<ListingMapView, 'moves'>) {
  const t = await getTranslations('listingMap.moves');
  const locale = await currentLocale();
  return (
    <p className={styles.moves}>
      {order.map((move) => {
        const href = moves[move];
        return (
          href && (
            <a key={move} href={localizedHref(locale, href)} aria-label={t(move)}>
              <Icon node={icons[move]} />
            </a>
          )
        );
      })}
    </p>
  );
}

async function MapRegions({ regions, shown }: Pick<ListingMapView, 'regions' | 'shown'>) {
  const t = await getTranslations('listingMap');
  const locale = await currentLocale();
  const outside = regions.reduce((sum, region) => sum + region.outside, 0);
  return (
    <p className={styles.regions} data-regions>
      <b>{t('inside', { count: String(shown - outside) })}</b>
      <span hidden={outside === 0}>{t('outside', { count: String(outside) })}</span>
      {regions.map(({ bounds, href, name, outside: count }) => (
        <a
          key={name}
          href={localizedHref(locale, href)}
          hidden={count === 0}
          data-bounds={[bounds.west, bounds.south, bounds.east, bounds.north].join()}
        >
          {name} <span>{count}</span>
        </a>
      ))}
    </p>
  );
}

export async function ListingMap({ view }: { view: ListingMapView }) {
  const t = await getTranslations('listingMap');
  const locale = await currentLocale();
  const { bounds, corners, isPart, measure, regions, shown, tiles, total, whole } = view;
  const meansText = measure === 'price' ? '' : t(`means.${measure}`, { means: '{means}' });
  const href = localizedHref(locale, whole);
  return (
    <section className={styles.map} aria-label={t('label', { count: shown })}>
      {regions.length > 1 && <MapRegions regions={regions} shown={shown} />}
      <LiveMap
        tiles={tiles}
        bounds={bounds}
        isPart={isPart}
        corners={corners}
        locale={locale}
        address={href}
        query={view.query}
        texts={{
          in: t('moves.in'),
          out: t('moves.out'),
          keys: t('keys'),
          search: t('search'),
          close: t('close'),
          group: t('groupOf', { count: '{count}' }),
          failed: t('failed'),
          means: meansText,
          inside: t('inside', { count: '{count}' }),
          outside: t('outside', { count: '{count}' }),
          outline: {
            draw: t('outline.draw'),
            hint: t('outline.hint', { count: '{count}' }),
            corner: t('outline.corner'),
            undo: t('outline.undo'),
            search: t('outline.search'),
            cancel: t('outline.cancel'),
          },
        }}
      >
        <StillMap
          view={view}
          locale={locale}
          meansText={meansText}
          groupName={(count, isOnePoint) => t(isOnePoint ? 'groupHere' : 'group', { count: String(count) })}
        />
        <MapMoves moves={view.moves} />
      </LiveMap>
      <div className={styles.foot}>
        <MapAttribution attribution={tiles.attribution} />
        <p>
          {measure !== 'price' && `${t(`legend.${measure}`)} `}
          {t('shifted')}
          {shown < total && ` ${t('missing', { count: total - shown })}`}
        </p>
      </div>
    </section>
  );
}
