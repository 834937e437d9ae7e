import { ListingImage } from '@/components/ui/listing-image';
import { Link } from '@/lib/i18n/link';
import type { ComparableView } from '@/lib/valuation/comparable-views';
import styles from './comparables.module.scss';

const SIZES = '(min-width: 640px) 24rem, 92vw';

export function Comparables({ comparables }: { comparables: readonly ComparableView[] }) {
  if (comparables.length === 0) return null;
  return (
    <ul className={styles.list}>
      {comparables.map(({ card, status, price, perArea, against, differences }) => (
        <li key={card.id}>
          <div className={styles.image}>
            <ListingImage image={card.image} type={card.type} sizes={SIZES} isDecorative />
          </div>
          <h3>
            <Link href={card.href}>{card.title}</Link>
          </h3>
          <p className="small soft">
            {card.place}. {card.energyLabel}
          </p>
          <p>
            {status}: <b className="numeric">{price}</b>, {perArea}
          </p>
          <p className={styles.against}>{against}</p>
          <ul className={styles.differences}>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
