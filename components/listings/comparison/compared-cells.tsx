import { Check } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { FloorPlan } from '@/components/listings/listing-page/floor-plan';
import { PlaceThumbnail } from '@/components/map/place-thumbnail';
import { Icon } from '@/components/ui/icon';
import { ListingImage } from '@/components/ui/listing-image';
import { Link } from '@/lib/i18n/link';
import type { ComparisonView } from '@/lib/listings/compare/comparison';
import styles from './comparison.module.scss';

type Card = ComparisonView['cards'][number];

export function ComparedHead({ card }: { card: Card }) {
  return (
    <th scope="col">
      <div className={styles.head}>
        <ListingImage image={card.image} type={card.type} sizes="56px" className={styles.image} isDecorative />
        <span className="visuallyHidden">{card.title}, </span>
        <span className={styles.price}>
          {card.price} {card.priceNote && <small>{card.priceNote}</small>}
        </span>
      </div>
    </th>
  );
}

export function ComparedName({ card }: { card: Card }) {
  return (
    <td className={styles.name}>
      <Link href={card.href}>{card.title}</Link>
      <small>{card.place}</small>
      {card.lettingNote && <small>{card.lettingNote}</small>}
    </td>
  );
}

export async function ComparedValue({ isBest, value }: { isBest: boolean; value: string | null }) {
  const t = await getTranslations('comparison');
  if (value === null) return <MissingValue />;
  if (!isBest) return <td>{value}</td>;
  return (
    <td>
      <b className={styles.best}>
        <Icon node={Check} />
        {value}
        <span className="visuallyHidden"> ({t('best')})</span>
      </b>
    </td>
  );
}

export function ComparedPlan({ floor }: { floor: ComparisonView['plans'][number] }) {
  if (!floor?.plan) return <MissingValue />;
  return (
    <td>
      <FloorPlan plan={floor.plan} levelName={floor.name} className={styles.plan} />
    </td>
  );
}

type ComparedMapProps = { name: string; place: ComparisonView['places'][number]; version: string };

export async function ComparedMap({ name, place, version }: ComparedMapProps) {
  const t = await getTranslations('listingMap');
  if (place === null) return <MissingValue />;
  const alt = t('around', { place: name, kind: place.radius === null ? 'exact' : 'circle' });
  return (
    <td>
      <PlaceThumbnail place={place} version={version} alt={alt} />
    </td>
  );
}

async function MissingValue() {
  const t = await getTranslations('comparison');
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span className="visuallyHidden">{t('none')}</span>
    </td>
  );
}
