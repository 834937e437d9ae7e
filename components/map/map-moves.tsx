import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ListingMapView } from '@/lib/listings/map/listing-map';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './listing-map.module.scss';

const icons = {
  in: Plus,
  out: Minus,
  north: ArrowUp,
  west: ArrowLeft,
  east: ArrowRight,
  south: ArrowDown,
} as const;

const order = ['in', 'out', 'north', 'west', 'east', 'south'] as const;

export async function MapMoves({ moves }: Pick<ListingMapView, 'moves'>) {
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
